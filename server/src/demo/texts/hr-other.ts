import type { Sentence } from './sentence';
import { area, capital, metres, onFloor, plotArea, thing } from './hr-words';

export const LAND: readonly Sentence[] = [
  (p) => `${capital(thing(p))} površine ${plotArea(p.plot)}${p.zone === null ? ` ${p.town.inTown}` : `, ${p.zone}`}.`,
  (p) => (p.kind === 'building-land' ? 'Cijela parcela je u građevinskoj zoni, oznaka M1 prema važećem planu.' : null),
  (p) => (p.kind === 'building-land' ? 'Voda i struja su na granici parcele, kanalizacija prolazi ulicom.' : null),
  (p) => (p.kind === 'building-land' ? 'Oblik je pravilan, širina prema ulici oko dvadeset metara, teren blago položen.' : null),
  (p) => (p.kind === 'building-land' ? 'Izrađeno je idejno rješenje za kuću s dva stana i bazenom.' : null),
  (p) => (p.kind === 'farmland' && p.seaMetres !== null ? 'Na parceli je stotinjak rodnih maslina, suhozidi su očuvani.' : null),
  (p) => (p.kind === 'farmland' && p.seaMetres !== null ? 'Berba je redovita; uljara je u mjestu.' : null),
  (p) => (p.kind === 'farmland' && p.seaMetres === null ? 'Zemlja je oranica prve klase, obrađena i ove godine.' : null),
  (p) => (p.kind === 'farmland' && p.seaMetres === null ? 'Uz parcelu je kanal za navodnjavanje.' : null),
  (p) => (p.features.has('sea-view') ? 'S gornjeg ruba parcele vidi se more.' : null),
  (p) => (p.seaMetres === null ? null : `Zračna udaljenost do mora je ${metres(p.seaMetres)}.`),
  () => 'Pristup je s javnog puta širine četiri metra.',
  () => 'Vlasnik je jedan, čestica je upisana i u katastru i u gruntovnici.',
];

export const GARAGE: readonly Sentence[] = [
  (p) => `${p.deal === 'sale' ? 'Prodaje se' : 'Iznajmljuje se'} garaža od ${area(p.net)}${p.zone === null ? ` ${p.town.inTown}` : `, ${p.zone}`}.`,
  () => 'Vrata su daljinska, struja je provedena, a ulaz je pod kamerom.',
  () => 'Manevar je lak i za veći automobil.',
  () => 'Prostor je suh, prikladan i za spremište.',
  (p) => (p.deal === 'sale' ? 'Upisana je kao zaseban etažni dio.' : 'Najam na najmanje šest mjeseci.'),
];

export const BUSINESS: readonly Sentence[] = [
  (p) => `${p.deal === 'sale' ? 'Prodaje se' : 'Daje se u zakup'} ${thing(p)} od ${area(p.net)}${p.zone === null ? ` ${p.town.inTown}` : `, ${p.zone}`}.`,
  (p) => (p.kind === 'office' && onFloor(p) !== null ? `Prostor je ${onFloor(p) ?? ''}, s čajnom kuhinjom i sanitarnim čvorom.` : null),
  (p) => (p.kind === 'office' ? 'Mreža i klima su provedeni u sve sobe, pregrade su staklene.' : null),
  (p) => (p.kind === 'office' ? 'Zgrada ima portu i dvoranu za sastanke koju zakupci dijele.' : null),
  (p) => (p.kind === 'shop' ? 'Izlog gleda na prometnu ulicu, ispred je pješačka zona.' : null),
  (p) => (p.kind === 'shop' ? 'Do sada je bila pekara; moguće su i druge djelatnosti bez izduha.' : null),
  (p) => (p.kind === 'shop' ? 'Lokal ima skladišni dio i stražnji ulaz za dostavu.' : null),
  (p) => (p.kind === 'warehouse' ? 'Visina je pet metara, vrata četiri puta četiri, pod industrijski.' : null),
  (p) => (p.kind === 'warehouse' ? 'Prilaz je moguć šleperom, a krug je ograđen i osvijetljen.' : null),
  (p) => (p.kind === 'warehouse' ? 'Uz halu su ured i garderoba za radnike.' : null),
  (p) => (p.features.has('parking-space') ? 'Uz prostor idu dva parkirna mjesta.' : null),
  (p) => (p.deal === 'rent' ? 'Zakup na tri godine, s mogućnošću produljenja; polog dvije zakupnine.' : 'Vlasništvo je uredno, prostor je slobodan od osoba i stvari.'),
  () => 'Razgledavanje radnim danom od 9 do 17 sati.',
];

export const ROOM: readonly Sentence[] = [
  (p) => `${p.kind === 'bed' ? 'Slobodan je ležaj' : 'Slobodna je soba'} od ${area(p.net)}${p.zone === null ? ` ${p.town.inTown}` : `, ${p.zone}`}.`,
  () => 'U stanu žive dvije studentice; kuhinja i kupaonica su zajedničke.',
  () => 'Soba ima radni stol, ormar, novi madrac i prozor na dvorište.',
  () => 'Do fakulteta je deset minuta, autobus staje ispred kuće.',
  () => 'U cijenu su uračunati internet i voda, struja se dijeli.',
  (p) => (p.features.has('smokers') ? null : 'Pušenje samo na balkonu.'),
  () => 'Slobodno od rujna, polog je jedna stanarina.',
];
