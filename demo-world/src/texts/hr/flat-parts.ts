import type { Sentence } from '../sentence';
import { isStudio } from './things';
import { counted, ORIENTATION_TO } from './words';

const of = (p: { rooms: number | null; bedrooms: number | null }, bedrooms: number): boolean =>
  (p.bedrooms ?? 0) === bedrooms;
const many = (p: { bedrooms: number | null }): boolean => (p.bedrooms ?? 0) >= 2;

/** How the rooms lie; one of them, for they may contradict each other. */
export const FLAT_PLAN: readonly Sentence[] = [
  (p) =>
    p.rooms === 1 ? 'Ulazni dio, otvoren prostor s kuhinjom i mjestom za spavanje te kupaonica s prozorom.' : null,
  (p) => (p.rooms === 1 ? 'Cijeli prostor je jedna svijetla cjelina s kuhinjom uza zid i kupaonicom iza ulaza.' : null),
  (p) => (p.rooms === 1 ? 'Kuhinja je odvojena staklenom stijenom, a krevet se danju sklapa u ormar.' : null),
  (p) =>
    p.rooms === 1
      ? 'Dobro je iskorišten svaki kvadrat: ugradbeni ormari idu do stropa, a perilica stoji u kupaonici.'
      : null,
  (p) => (p.rooms === 1 ? 'Niša za krevet zatvara se zavjesom, pa dnevni dio ostaje uredan i kad dođu gosti.' : null),
  (p) =>
    of(p, 1) ? 'Sastoji se od hodnika, dnevnog boravka s kuhinjom i blagovaonicom, spavaće sobe i kupaonice.' : null,
  (p) =>
    of(p, 1) ? 'Dnevni boravak i spavaća soba gledaju na suprotne strane, pa se stan ljeti dobro prozrači.' : null,
  (p) => (of(p, 1) ? 'Kuhinja je odvojena, s prozorom i mjestom za stol, pa dnevni boravak ostaje miran.' : null),
  (p) => (of(p, 1) ? 'U spavaću sobu stane veliki krevet i radni stol; kupaonica ima prozor.' : null),
  (p) => (of(p, 1) ? 'Iz hodnika se u svaku prostoriju ulazi zasebno, a uz ulaz je ugradbeni ormar.' : null),
  (p) => (of(p, 1) ? 'Dnevni dio ima dva velika prozora i svjetlo od jutra do poslijepodneva.' : null),
  (p) => (many(p) ? 'Roditeljska soba ima ugradbeni ormar, a druge su sobe jednake veličine.' : null),
  (p) =>
    many(p) ? 'Stan je dvostrano orijentiran: jutarnje sunce u sobama, poslijepodnevno u dnevnom boravku.' : null,
  (p) =>
    many(p) ? 'Kuhinja i blagovaonica čine jednu cjelinu, a dnevni boravak može se zatvoriti kliznim vratima.' : null,
  (p) =>
    many(p)
      ? `Dnevni boravak povezan je s kuhinjom i blagovaonicom; tu su još ${counted(p.bedrooms ?? 2, 'spavaća soba', 'spavaće sobe', 'spavaćih soba')} i ${counted(p.bathrooms ?? 1, 'kupaonica', 'kupaonice', 'kupaonica')}.`
      : null,
  (p) => (many(p) ? 'Noćni dio odvojen je hodnikom od dnevnog, a kuhinja ima vlastiti prozor i ostavu.' : null),
  (p) => ((p.bedrooms ?? 0) >= 3 ? 'Raspored omogućuje i odvojenu radnu sobu, bez prolaznih soba.' : null),
  (p) =>
    (p.bedrooms ?? 0) >= 3 ? 'Stan se po potrebi može podijeliti na dva manja, jer ima dva ulaza sa stubišta.' : null,
];

/** What else the rooms have. */
export const FLAT_EXTRA: readonly Sentence[] = [
  (p) => ((p.bathrooms ?? 1) >= 2 ? 'Uz glavnu kupaonicu stan ima i zaseban WC.' : null),
  (p) =>
    p.outdoor === 'lođa'
      ? `Lođa je okrenuta ${ORIENTATION_TO[p.orientation]} i dovoljno velika za stol i četiri stolice.`
      : null,
  (p) => (p.outdoor === 'lođa' ? 'Ostakljena lođa zimi služi kao još jedna soba.' : null),
  (p) => (p.outdoor === 'balkon' ? 'Iz dnevnog boravka izlazi se na balkon.' : null),
  (p) => (p.outdoor === 'balkon' ? 'Na balkon stanu mali stol, dvije stolice i začinsko bilje.' : null),
  (p) => (p.outdoor === 'terasa' ? 'Najljepši dio je terasa, natkrivena platnenom tendom.' : null),
  (p) => (p.outdoor === 'terasa' ? 'Na terasi se ruča od travnja do listopada.' : null),
  (p) =>
    p.kind === 'attic'
      ? 'Krovni prozori i drvene grede daju prostoru toplinu; visina je u cijelom dnevnom dijelu puna.'
      : null,
  (p) =>
    p.kind === 'loft' ? 'Otvorena galerija i veliki prozori čine ga drugačijim od ostalih stanova u kvartu.' : null,
];

/** In which state it is. */
export const FLAT_STATE: readonly Sentence[] = [
  (p) =>
    p.condition === 'renovated'
      ? 'Prije dvije godine promijenjene su instalacije, podovi, stolarija i kupaonica.'
      : null,
  (p) =>
    p.condition === 'renovated' ? 'Kuhinja je nova i rađena po mjeri, a hrastov parket je brušen i uljen.' : null,
  (p) =>
    p.condition === 'renovated'
      ? 'Obnovljen je do žbuke: struja, voda, podovi i ulazna vrata.'.replace(
          'Obnovljen je',
          isStudio(p) ? 'Obnovljena je' : 'Obnovljen je',
        )
      : null,
  (p) =>
    p.condition === 'to-renovate'
      ? 'Čuvan je, ali izvoran, i traži obnovu; konstrukcija i krov zgrade su zdravi.'.replace(
          'Čuvan je, ali izvoran,',
          isStudio(p) ? 'Čuvana je, ali izvorna,' : 'Čuvan je, ali izvoran,',
        )
      : null,
  (p) =>
    p.condition === 'to-renovate'
      ? 'Obnova je uračunata u cijenu; raspored se lako mijenja jer su unutarnji zidovi pregradni.'
      : null,
  (p) => (p.condition === 'good' ? 'U dobrom je stanju i može se koristiti bez ulaganja.' : null),
  (p) =>
    p.condition === 'good' ? 'Redovito se održava: parket je brušen, zidovi obojeni, stolarija uredno brtvi.' : null,
  (p) =>
    p.condition === 'good' ? 'Kupaonica je mlađa od ostatka, a prozori su zamijenjeni prije desetak godina.' : null,
  (p) => (p.condition === 'new' ? 'Podno grijanje, troslojna stakla i električne rolete dio su opreme.' : null),
  (p) =>
    p.kind === 'new-flat'
      ? `U cijenu je uključen PDV${p.legal.usePermit === true ? '' : '; primopredaja je po dobivanju uporabne dozvole'}.`
      : null,
  (p) =>
    p.condition === 'new' ? 'Vanjski zidovi su od opeke s mineralnom vunom, a stan ima rekuperaciju zraka.' : null,
];

/** What belongs to it. */
export const FLAT_EQUIPMENT: readonly Sentence[] = [
  (p) => (p.heating === 'centralized' ? 'Grijanje i topla voda su iz toplane, s vlastitim mjerilima potrošnje.' : null),
  (p) =>
    p.heating === 'autonomous' && p.seaMetres === null && p.condition !== 'new'
      ? 'Etažno plinsko grijanje ima kondenzacijski bojler.'
      : null,
  (p) =>
    p.heating === 'autonomous' && (p.seaMetres !== null || p.condition === 'new')
      ? 'Grijanje je dizalicom topline, zasebno za svaki stan.'
      : null,
  (p) => (p.heating === 'air-conditioning' ? 'Klima-uređaji su u dnevnom boravku i spavaćem dijelu.' : null),
  (p) => (p.features.has('basement') ? 'Pripada i suho spremište u podrumu.' : null),
  (p) => (p.features.has('single-garage') ? 'U cijeni je i garažno mjesto u zgradi.' : null),
  (p) => (p.features.has('parking-space') ? 'Vlastito parkirno mjesto je ispred ulaza.' : null),
  (p) => (p.features.has('furnished') && p.deal === 'sale' ? 'Namještaj i uređaji ostaju novom vlasniku.' : null),
  (p) =>
    p.features.has('elevator') && p.condition !== 'new' ? 'Lift je obnovljen, a ulaz prilagođen kolicima.' : null,
];
