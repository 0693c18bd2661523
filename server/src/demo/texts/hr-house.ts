import type { Sentence } from './sentence';
import { area, capital, counted, metres, ORIENTATION_TO, plotArea, thing } from './hr-words';

export const HOUSE_OPENING: readonly Sentence[] = [
  (p) => `${capital(thing(p))} od ${area(p.net)} na parceli od ${plotArea(p.plot)}${p.zone === null ? ` ${p.town.inTown}` : `, ${p.zone}`}.`,
  (p) => `Prodaje se ${thing(p)} s okućnicom, ${counted(p.floors ?? 1, 'etaža', 'etaže', 'etaža')}, ukupno ${area(p.gross)} bruto.`,
  (p) => (p.kind === 'stone-house' ? 'U starom dijelu mjesta, na kraju uske kale, stoji kamena kuća s konobom i malim dvorištem.' : null),
  (p) => (p.kind === 'villa' && p.features.has('pool') ? 'Vila je okrenuta bazenu i sunčalištu; iz svake spavaće sobe izlazi se na terasu.' : null),
  (p) => (p.kind === 'terraced-house' ? 'Kuća u nizu s vlastitim ulazom, malim vrtom iza kuće i mjestom za dva automobila.' : null),
  (p) => (p.kind === 'house' && p.yearBuilt !== null ? `Obiteljska kuća građena ${String(p.yearBuilt)}. godine, čvrsta, s dubokim podrumom i dobrom stolarijom.` : null),
];

export const HOUSE_LAYOUT: readonly Sentence[] = [
  (p) => ((p.floors ?? 1) >= 2 && (p.bedrooms ?? 0) >= 2 ? `U prizemlju su dnevni boravak, kuhinja s blagovaonicom i kupaonica, a gore ${counted(p.bedrooms ?? 2, 'spavaća soba', 'spavaće sobe', 'spavaćih soba')}.` : null),
  (p) => `Ima ${counted(p.rooms ?? 3, 'sobu', 'sobe', 'soba')} i ${counted(p.bathrooms ?? 1, 'kupaonicu', 'kupaonice', 'kupaonica')}; dnevni dio otvoren je prema vrtu.`,
  (p) => ((p.floors ?? 1) >= 2 ? 'Etaže imaju odvojene ulaze, pa su moguća dva stana ili najam jednog dijela.' : 'Sve je u jednoj razini, bez stuba, pa je kuća ugodna i starijima.'),
  (p) => (p.kind === 'stone-house' ? 'Zidovi su debeli šezdeset centimetara; drvene grede i kamene erte sačuvane su.' : null),
  (p) => (p.features.has('pool') ? 'Bazen od trideset i dva kvadrata ima slanu vodu i natkriveno mjesto za ručavanje.' : null),
  (p) => `Terasa je okrenuta ${ORIENTATION_TO[p.orientation]}, s mjestom za veliki stol i roštilj.`,
  (p) => (p.features.has('basement') ? 'Ispod kuće je suh podrum s prostorom za drva i zimnicu.' : null),
];

export const HOUSE_STATE: readonly Sentence[] = [
  (p) => (p.condition === 'renovated' ? 'Krov, instalacije i fasada obnovljeni su u posljednjih pet godina.' : null),
  (p) => (p.condition === 'to-renovate' ? 'Potrebna je obnova krova i kupaonica; voda i struja su priključene.' : null),
  (p) => (p.condition === 'good' ? 'Kuća je redovito održavana i odmah useljiva.' : null),
  (p) => (p.condition === 'new' ? 'Nova je, s fasadom od petnaest centimetara i dizalicom topline.' : null),
  (p) => (p.kind === 'house' || p.kind === 'terraced-house' ? 'Priključci za vodu, struju i kanalizaciju su uredni; u ulici je položena optika.' : null),
  (p) => (p.seaMetres === null ? null : 'U vrtu rastu smokva, limun i nekoliko starih loza.'),
  (p) => (p.seaMetres === null ? null : 'Dvorište je popločeno kamenom, s odrinom ispod koje se ljeti ruča.'),
  (p) => (p.town.landscape === 'inland' || p.town.landscape === 'city' ? 'U voćnjaku su jabuke, orah i trešnja.' : null),
  (p) => (p.features.has('double-garage') ? 'Uz kuću je garaža za dva automobila.' : p.features.has('single-garage') ? 'Uz kuću je zidana garaža.' : 'Automobil se parkira u dvorištu.'),
];

export const HOUSE_PLACE: readonly Sentence[] = [
  (p) => (p.features.has('sea-view') ? 'Pogled na more otvara se već s prizemlja.' : null),
  (p) => (p.seaMetres === null ? null : `Do mora je ${metres(p.seaMetres)}; do uvale s borovima vodi staza.`),
  (p) => (p.town.landscape === 'island' ? 'Do trajekta je deset minuta vožnje, do trgovine i pekare nekoliko koraka.' : null),
  (p) => (p.town.landscape === 'inland' ? 'Naselje je mirno, do škole i autobusa dolazi se pješice.' : null),
  (p) => (p.town.landscape === 'city' ? 'Rub je grada: tišina i zelenilo, a do središta dvadeset minuta.' : null),
  () => 'Pristup je asfaltiran, s javne ceste, bez prava prolaza.',
  () => 'Susjedi su stalno tu, pa kuća nije sama ni zimi.',
];

export const HOUSE_END: readonly Sentence[] = [
  () => 'Vlasništvo 1/1, legalizirano, bez tereta.',
  () => 'Uporabna dozvola postoji, a stanje u katastru i zemljišnim knjigama je usklađeno.',
  () => 'Kuća se prodaje s namještajem koji je u njoj, osim osobnih stvari.',
  () => 'Dolazak na razgledavanje dogovara se dan ranije.',
  () => 'Cijena je razgovorna uz brzu isplatu.',
];
