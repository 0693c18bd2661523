import type { Sentence } from './sentence';
import { agree, area, capital, counted, metres, onFloor, ORIENTATION_TO, roomsWord, thing, withOutdoor } from './hr-words';

const verb = (deal: 'sale' | 'rent'): string => (deal === 'sale' ? 'prodaje se' : 'iznajmljuje se');
const lift = (has: boolean): string => (has ? 's liftom' : 'bez lifta');

/** Sentences about flats, by the place they take in a description. */
export const FLAT_OPENING: readonly Sentence[] = [
  (p) => (onFloor(p) === null || p.floors === null || p.floors < 2 ? null : `${capital(onFloor(p) ?? '')} zgrade ${lift(p.features.has('elevator'))} ${verb(p.deal)} ${thing(p)} od ${area(p.net)}.`),
  (p) => `${capital(verb(p.deal))} ${thing(p)} od ${area(p.net)}${p.zone === null ? ` ${p.town.inTown}` : `, ${p.zone}`}.`,
  (p) => (withOutdoor(p) === null ? null : `${capital(thing(p))} ${withOutdoor(p) ?? ''}, ukupno ${area(p.net)}, ${agree(p, 'okrenut', 'okrenuta')} ${ORIENTATION_TO[p.orientation]}.`),
  (p) => (p.yearBuilt === null || p.condition === 'new' ? null : `Zgrada iz ${String(p.yearBuilt)}. godine, uredan ulaz i mirni susjedi; ${thing(p)} ima ${area(p.net)} neto.`),
  (p) => (p.condition !== 'new' ? null : `U novoj zgradi sa samo nekoliko ulaza ${verb(p.deal)} ${thing(p)} od ${area(p.net)}, ${agree(p, 'kvalitetno građen i nikad useljen', 'kvalitetno građena i nikad useljena')}.`),
  (p) => (p.deal !== 'rent' ? null : `${agree(p, 'Slobodan', 'Slobodna')} je ${thing(p)} od ${area(p.net)}; useljenje po dogovoru.`),
];

export const FLAT_LAYOUT: readonly Sentence[] = [
  (p) => (p.rooms === 1 ? 'Ulazni dio, otvoren prostor s kuhinjom i mjestom za spavanje te kupaonica s prozorom.' : null),
  (p) => (p.rooms === 1 ? 'Cijeli prostor je jedna svijetla cjelina s kuhinjom uza zid i kupaonicom iza ulaza.' : null),
  (p) => (p.bedrooms === 1 ? 'Sastoji se od hodnika, dnevnog boravka s kuhinjom i blagovaonicom, spavaće sobe i kupaonice.' : null),
  (p) => (p.bedrooms === 1 ? 'Dnevni boravak i spavaća soba gledaju na suprotne strane, pa se stan ljeti dobro prozrači.' : null),
  (p) => (p.rooms === 1 ? 'Kuhinja je odvojena staklenom stijenom, a krevet se danju sklapa u ormar.' : null),
  (p) => (p.rooms === 1 ? 'Dobro je iskorišten svaki kvadrat: ugradbeni ormari idu do stropa, a perilica stoji u kupaonici.' : null),
  (p) => (p.bedrooms === 1 ? 'Kuhinja je odvojena, s prozorom i mjestom za stol, pa dnevni boravak ostaje miran.' : null),
  (p) => (p.bedrooms === 1 ? 'U spavaću sobu stane veliki krevet i radni stol; kupaonica ima prozor.' : null),
  (p) => (p.bedrooms === 1 ? 'Iz prostranog hodnika ulazi se u svaku prostoriju zasebno.' : null),
  (p) => (p.bedrooms === 1 ? 'Dnevni dio ima dva velika prozora i svjetlo od jutra do poslijepodneva.' : null),
  (p) => ((p.bedrooms ?? 0) >= 2 ? 'Roditeljska soba ima ugradbeni ormar, a dječje su sobe jednake veličine.' : null),
  (p) => ((p.bedrooms ?? 0) >= 2 ? 'Stan je dvostrano orijentiran: jutarnje sunce u sobama, poslijepodnevno u dnevnom boravku.' : null),
  (p) => ((p.bedrooms ?? 0) >= 2 ? 'Kuhinja i blagovaonica čine jednu cjelinu, a dnevni boravak može se zatvoriti kliznim vratima.' : null),
  (p) => ((p.bedrooms ?? 0) >= 2 ? `Dnevni boravak povezan je s kuhinjom i blagovaonicom; tu su još ${counted(p.bedrooms ?? 0, 'spavaća soba', 'spavaće sobe', 'spavaćih soba')} i ${counted(p.bathrooms ?? 1, 'kupaonica', 'kupaonice', 'kupaonica')}.` : null),
  (p) => ((p.bedrooms ?? 0) >= 2 ? 'Noćni dio odvojen je hodnikom od dnevnog, a kuhinja ima vlastiti prozor i ostavu.' : null),
  (p) => ((p.bedrooms ?? 0) >= 3 ? 'Raspored omogućuje i odvojenu radnu sobu, bez prolaznih soba.' : null),
  (p) => ((p.bathrooms ?? 1) >= 2 ? 'Uz glavnu kupaonicu stan ima i zaseban WC.' : null),
  (p) => (p.outdoor === 'lođa' ? `Lođa je okrenuta ${ORIENTATION_TO[p.orientation]} i dovoljno velika za stol i četiri stolice.` : null),
  (p) => (p.outdoor === 'balkon' ? 'Iz dnevnog boravka izlazi se na balkon.' : null),
  (p) => (p.outdoor === 'terasa' ? 'Najljepši dio stana je terasa, natkrivena platnenom tendom.' : null),
  (p) => (p.kind === 'attic' ? 'Krovni prozori i drvene grede daju prostoru toplinu; visina je u cijelom dnevnom dijelu puna.' : null),
  (p) => (p.kind === 'loft' ? 'Visoki stropovi, otvorena galerija i veliki industrijski prozori čine ga drugačijim od ostalih stanova u kvartu.' : null),
];

export const FLAT_STATE: readonly Sentence[] = [
  (p) => (p.condition === 'renovated' ? 'Prije dvije godine promijenjene su instalacije, podovi, stolarija i kupaonica.' : null),
  (p) => (p.condition === 'renovated' ? 'Stan je u cijelosti preuređen, s novom kuhinjom po mjeri i hrastovim parketom.' : null),
  (p) => (p.condition === 'to-renovate' ? 'Stan je čuvan, ali izvoran, i traži obnovu; konstrukcija i krov zgrade su zdravi.' : null),
  (p) => (p.condition === 'to-renovate' ? 'Za obnovu je, što je uračunato u cijenu; raspored se lako mijenja jer su unutarnji zidovi pregradni.' : null),
  (p) => (p.condition === 'good' ? 'U dobrom je stanju i može se odmah useliti bez ulaganja.' : null),
  (p) => (p.condition === 'good' ? 'Redovito je održavan: parket je brušen, zidovi obojeni, stolarija uredno brtvi.' : null),
  (p) => (p.condition === 'new' ? 'Podno grijanje, troslojna stakla i električne rolete dio su opreme.' : null),
  (p) => (p.condition === 'new' ? 'U cijenu je uključen PDV; primopredaja po dobivanju uporabne dozvole.' : null),
  (p) => (p.heating === 'centralized' ? 'Grijanje i topla voda iz toplane, s vlastitim mjerilima potrošnje.' : null),
  (p) => (p.heating === 'autonomous' ? 'Etažno plinsko grijanje s kondenzacijskim bojlerom.' : null),
  (p) => (p.heating === 'air-conditioning' ? 'Klima-uređaji su u dnevnom boravku i spavaćem dijelu.' : null),
  (p) => (p.features.has('basement') ? 'Stanu pripada i suho spremište u podrumu.' : null),
  (p) => (p.features.has('single-garage') ? 'Stanu pripada garažno mjesto u zgradi.' : null),
  (p) => (p.features.has('parking-space') ? 'Uz stan ide vlastito parkirno mjesto ispred ulaza.' : null),
  (p) => (p.features.has('furnished') && p.deal === 'sale' ? 'Namještaj i uređaji ostaju novom vlasniku.' : null),
];

export const FLAT_PLACE: readonly Sentence[] = [
  (p) => (p.features.has('sea-view') ? 'S prozora dnevnog boravka puca pogled na more i otoke.' : null),
  (p) => (p.features.has('river-view') ? 'S prozora se vide Drava i šetnica.' : null),
  (p) => (p.features.has('park-view') ? 'Prozori gledaju na park, ulica se ne čuje.' : null),
  (p) => (p.features.has('mountain-view') ? 'Pogled je otvoren prema planini.' : null),
  (p) => (p.features.has('panoramic-view') ? 'S ove se visine vidi cijeli grad.' : null),
  (p) => (p.seaMetres === null ? null : `Do mora je ${metres(p.seaMetres)}, do trgovine i ambulante nekoliko minuta pješice.`),
  (p) => (p.seaMetres === null ? null : 'Škola, vrtić i tržnica u krugu su od deset minuta hoda, a gradski autobus staje kod ugla.'),
  (p) => (p.seaMetres === null || p.deal === 'rent' ? null : 'Zanimljivo i kao ulaganje: kvart se traži tijekom cijele godine, ne samo ljeti.'),
  (p) => (p.town.view === 'zagreb' ? 'Tramvajska stanica udaljena je pet minuta, a dućan je u prizemlju susjedne zgrade.' : null),
  (p) => (p.town.view === 'zagreb' ? 'Kvart ima školu, vrtić, dom zdravlja i dosta zelenila; do Trga se stiže za petnaestak minuta.' : null),
  (p) => (p.town.landscape === 'inland' ? 'Ulica je mirna, parkiranje je besplatno, a do središta se stigne biciklom za desetak minuta.' : null),
  (p) => (p.town.landscape === 'inland' ? 'U blizini su škola, tržnica i sportska dvorana.' : null),
  (p) => (p.seaMetres === null ? null : 'Poslijepodne s mora puše maestral, pa su i srpanjske večeri ugodne.'),
  (p) => (p.seaMetres !== null && p.seaMetres <= 800 ? 'Na kupanje se ide pješice, s ručnikom preko ramena.' : null),
  (p) => (p.town.view === 'split' ? 'Do Rive se stiže autobusom za desetak minuta, do zaobilaznice još brže.' : null),
  (p) => (p.town.view === 'split' && p.deal === 'sale' ? 'Zgrada ima uređen krov i novu fasadu, a predstavnik suvlasnika je savjestan.' : null),
  (p) => (p.town.view === 'split' ? 'Iza zgrade je park s igralištem, a parkiranje stanara uređeno je rampom.' : null),
  (p) => (p.town.landscape === 'city' ? 'Nakon potresa zgrada je pregledana i dobila je zelenu oznaku.' : null),
  (p) => (p.town.landscape === 'city' ? 'Tržnica je iza ugla, a do nasipa i biciklističke staze dolazi se za nekoliko minuta.' : null),
  (p) => (p.town.landscape === 'inland' ? 'Dvorište dijeli samo nekoliko obitelji, pa je red i na parkiralištu i u podrumu.' : null),
  (p) => (p.town.landscape === 'inland' ? 'Do autobusnog kolodvora i bolnice ima manje od kilometra.' : null),
  (p) => (p.town.landscape === 'island' ? 'Mjesto živi i zimi: trajektna luka, škola i liječnik dostupni su pješice.' : null),
  (p) => (p.floor !== null && p.floor >= 4 && !p.features.has('elevator') ? 'Zgrada nema lift, ali su stubište i hodnici široki i svijetli.' : null),
];

export const FLAT_SALE_END: readonly Sentence[] = [
  () => 'Vlasništvo 1/1, bez tereta, etažirano; useljenje odmah po isplati.',
  () => 'Papiri su uredni, energetski certifikat izrađen, moguća je kupnja kreditom.',
  () => 'Zemljišne knjige su čiste, a pričuva se uredno plaća.',
  (p) => (p.condition === 'new' ? 'Kupac ne plaća porez na promet nekretnina.' : null),
  () => 'Razgledavanje je moguće i vikendom, uz najavu dan ranije.',
  (p) => (roomsWord(p) === 'trosoban' ? 'Prikladan je za obitelj, ali i za zamjenu uz doplatu.' : null),
  () => 'Prodaje se bez žurbe; ponude se razmatraju redom kojim stižu.',
  () => 'Etažni elaborat i tlocrt šaljemo na upit.',
  (p) => (p.condition === 'to-renovate' ? 'Za obnovu postoji okvirni troškovnik, rado ga pokažemo.' : null),
  () => 'Ključevi su kod nas, pa se razgledavanje dogovori isti dan.',
  () => 'Moguć je dogovor oko cijene i roka iseljenja.',
];

export const RENT_END: readonly Sentence[] = [
  () => 'Polog je jedna stanarina, režije se plaćaju po potrošnji.',
  () => 'Traži se najam na najmanje godinu dana, uz ugovor i prijavu.',
  (p) => (p.features.has('pets') ? 'Kućni ljubimci su dobrodošli.' : 'Bez kućnih ljubimaca, molimo.'),
  (p) => (p.features.has('students') ? 'Može i za studente, na devet ili dvanaest mjeseci.' : null),
  () => 'Slobodno od prvog u mjesecu; ključevi su u uredu pa je razgledavanje lako dogovoriti.',
  () => 'Režije su zimi oko 150 €, ljeti upola manje.',
  (p) => (p.town.landscape === 'coast' ? 'Najam je cjelogodišnji, nije sezonski.' : null),
];
