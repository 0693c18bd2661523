import type { Sentence } from '../sentence';
import { thing } from './things';
import { area, capital, counted, onFloor } from './words';

const offers = (deal: 'sale' | 'rent'): string => (deal === 'sale' ? 'prodaje' : 'daje u zakup');

export const GARAGE_OPENING: readonly Sentence[] = [
  (p) => `${capital(p.at)} se ${p.deal === 'sale' ? 'prodaje' : 'iznajmljuje'} garaža od ${area(p.net)}.`,
  (p) => `Garaža ${p.at}, ${area(p.net)}, suha i s podignutim pragom.`,
  (p) => `Garažno mjesto od ${area(p.net)} u zatvorenom nizu ${p.at}.`,
  (p) => `Za automobil i bicikle: garaža od ${area(p.net)} ${p.at}.`,
];

export const GARAGE_BODY: readonly Sentence[] = [
  () => 'Vrata su daljinska, struja je provedena, a ulaz je pod kamerom.',
  () => 'Manevar je lak i za veći automobil.',
  () => 'Prikladna je i za spremište.',
  (p) => (p.deal === 'sale' ? 'Upisana je kao zaseban etažni dio.' : 'Najam je na najmanje šest mjeseci.'),
];

export const ROOM_OPENING: readonly Sentence[] = [
  (p) =>
    `${p.kind === 'bed' ? `Slobodan je ležaj u sobi od ${area(p.net)}` : `Slobodna je soba od ${area(p.net)}`} ${p.at}.`,
  (p) =>
    `${capital(p.at)} tražimo ${p.kind === 'bed' ? 'cimera ili cimericu' : 'još jednu osobu'} za sobu od ${area(p.net)}.`,
  (p) => `Soba od ${area(p.net)} ${p.at}, mirna i s prozorom na dvorište.`,
  (p) => `Za studente: ${p.kind === 'bed' ? 'ležaj' : 'soba'} ${p.at}, ${area(p.net)}, blizu autobusa.`,
];

export const ROOM_BODY: readonly Sentence[] = [
  () => 'U stanu žive dvije studentice; kuhinja i kupaonica su zajedničke.',
  () => 'Soba ima radni stol, ormar, novi madrac i prozor na dvorište.',
  () => 'Do fakulteta je deset minuta, autobus staje ispred kuće.',
  () => 'U cijenu su uračunati internet i voda, struja se dijeli.',
  (p) => (p.features.has('smokers') ? null : 'Pušenje samo na balkonu.'),
  (p) =>
    p.availability === 'now'
      ? 'Useljenje je moguće odmah, polog je jedna stanarina.'
      : 'Slobodno od rujna, polog je jedna stanarina.',
];

export const BUSINESS_OPENING: readonly Sentence[] = [
  (p) => `${capital(p.at)} se ${offers(p.deal)} ${thing(p)} od ${area(p.net)}.`,
  (p) => `${capital(thing(p))} ${p.at}, ukupno ${area(p.net)}, uz glavnu ulicu.`,
  (p) => `${area(p.net)} ${p.at}: ${thing(p)} s uređenim ulazom.`,
  (p) =>
    p.kind === 'office' && onFloor(p) !== null
      ? `Ured ${onFloor(p) ?? ''} ${p.at}, ${area(p.net)}, s čajnom kuhinjom.`
      : null,
  (p) => (p.kind === 'shop' ? `Lokal od ${area(p.net)} ${p.at} ima izlog prema pješačkoj ulici.` : null),
  (p) => (p.kind === 'bar' ? `Uhodan kafić ${p.at}, ${area(p.net)} i terasa na trgu.` : null),
  (p) => (p.kind === 'practice' ? `Ordinacija ${p.at}, ${area(p.net)}, s čekaonicom i dvije sobe za rad.` : null),
  (p) => (p.kind === 'hall' ? `Hala od ${area(p.net)} ${p.at} stoji na ograđenoj parceli od ${area(p.plot)}.` : null),
  (p) =>
    p.kind === 'building'
      ? `Zgrada ${p.at} s ${counted(Math.max(4, Math.round((p.net ?? 400) / 70)), 'stanom', 'stana', 'stanova')}, ukupno ${area(p.net)}.`
      : null,
  (p) => (p.kind === 'coworking' ? `U zajedničkom uredu ${p.at} slobodno: ${thing(p)}.` : null),
];

export const BUSINESS_BODY: readonly Sentence[] = [
  (p) => (p.kind === 'office' ? 'Mreža i klima su provedeni u sve sobe, pregrade su staklene.' : null),
  (p) => (p.kind === 'office' ? 'Zgrada ima portu i dvoranu za sastanke koju zakupci dijele.' : null),
  (p) => (p.kind === 'coworking' ? 'U cijenu su uključeni internet, kava, pisač i čišćenje.' : null),
  (p) => (p.kind === 'coworking' ? 'Ulaz je na karticu, prostor je otvoren danju i noću.' : null),
  (p) => (p.kind === 'shop' ? 'Do sada je bila pekara; moguće su i druge djelatnosti.' : null),
  (p) => (p.kind === 'shop' ? 'Lokal ima skladišni dio i stražnji ulaz za dostavu.' : null),
  (p) => (p.kind === 'bar' ? 'Oprema ostaje, dozvole su uredne, a promet se može pokazati.' : null),
  (p) => (p.kind === 'practice' ? 'Ulaz je bez stuba, a sanitarni čvor prilagođen osobama s invaliditetom.' : null),
  (p) =>
    p.kind === 'warehouse' || p.kind === 'hall'
      ? 'Visina je pet metara, vrata četiri puta četiri, pod industrijski.'
      : null,
  (p) =>
    p.kind === 'warehouse' || p.kind === 'hall' ? 'Prilaz je moguć teglačem, a krug je ograđen i osvijetljen.' : null,
  (p) => (p.kind === 'warehouse' || p.kind === 'hall' ? 'Uz halu su ured i garderoba za radnike.' : null),
  (p) => (p.kind === 'building' ? 'Svi su stanovi iznajmljeni, a krov i stolarija su obnovljeni.' : null),
  (p) => (p.kind === 'premises' ? 'Prostor se može podijeliti na dva dijela s odvojenim ulazima.' : null),
  (p) => (p.features.has('parking-space') ? 'Uz prostor idu dva parkirna mjesta.' : null),
  (p) =>
    p.deal === 'rent' && p.kind !== 'coworking'
      ? 'Zakup je na tri godine, s mogućnošću produljenja; polog su dvije zakupnine.'
      : null,
  (p) => (p.legal.titleClear === true ? 'Vlasništvo je uredno, bez tereta.' : null),
  () => 'Razgledavanje radnim danom od 9 do 17 sati.',
];
