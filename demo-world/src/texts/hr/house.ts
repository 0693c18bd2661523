import type { Sentence } from '../sentence';
import { agree, thing } from './things';
import { area, capital, counted, metres, ORIENTATION_TO, plotArea } from './words';

const ZAGREB = 'hr-jls-01333';

/** First sentences about houses. */
export const HOUSE_OPENING: readonly Sentence[] = [
  (p) => `${capital(thing(p))} od ${area(p.net)} na parceli od ${plotArea(p.plot)} ${p.at}.`,
  (p) =>
    `${capital(p.at)} ${p.deal === 'sale' ? 'se prodaje' : 'se iznajmljuje'} ${thing(p)} s okućnicom, ${counted(p.floors ?? 1, 'etaža', 'etaže', 'etaža')}, ukupno ${area(p.gross)} bruto.`,
  (p) =>
    p.kind === 'stone-house'
      ? `U starom dijelu mjesta, na kraju uske kale ${p.at}, stoji kamena kuća od ${area(p.net)} s konobom i malim dvorištem.`
      : null,
  (p) =>
    p.kind === 'stone-house' && p.yearBuilt !== null
      ? `Kamena kuća ${p.at}, zidana ${String(p.yearBuilt)}. godine, ima ${area(p.net)} i dvorište od ${area(p.plot)}.`
      : null,
  (p) =>
    p.kind === 'stone-house'
      ? `Debeli zidovi, drvene grede i ${area(p.net)} na ${counted(p.floors ?? 2, 'etaži', 'etaže', 'etaža')}: kamena kuća ${p.at}.`
      : null,
  (p) =>
    p.kind === 'villa' && p.features.has('pool')
      ? `Vila od ${area(p.net)} ${p.at} okrenuta je bazenu i sunčalištu; iz svake spavaće sobe izlazi se na terasu.`
      : null,
  (p) =>
    p.kind === 'villa'
      ? `Iza živice od lovora ${p.at} stoji vila od ${area(p.net)} s vrtom od ${plotArea(p.plot)}.`
      : null,
  (p) =>
    p.kind === 'terraced-house'
      ? `Kuća u nizu ${p.at}, ${area(p.net)}, s vlastitim ulazom, malim vrtom i mjestom za dva automobila.`
      : null,
  (p) =>
    p.kind === 'terraced-house'
      ? `${counted(p.rooms ?? 4, 'soba', 'sobe', 'soba')}, vrt od ${area(p.plot)} i miran slijepi odvojak: kuća u nizu ${p.at}.`
      : null,
  (p) =>
    p.kind === 'house' && p.yearBuilt !== null
      ? `Obiteljska kuća ${p.at} građena je ${String(p.yearBuilt)}. godine, ima ${area(p.net)}, dubok podrum i dobru stolariju.`
      : null,
  (p) =>
    p.kind === 'house'
      ? `Kuća od ${area(p.net)} ${p.at} s vrtom od ${plotArea(p.plot)} okrenuta je ${ORIENTATION_TO[p.orientation]}.`
      : null,
  (p) =>
    p.kind === 'house' && (p.floors ?? 1) >= 2
      ? `Dvije obitelji mogu živjeti svaka za sebe: kuća ${p.at} ima ${counted(p.floors ?? 2, 'etažu', 'etaže', 'etaža')} i ${area(p.net)}.`
      : null,
  (p) =>
    p.kind === 'farmhouse'
      ? `Seosko imanje ${p.at}: kuća od ${area(p.net)}, gospodarske zgrade i ${plotArea(p.plot)} zemlje u komadu.`
      : null,
  (p) =>
    p.kind === 'farmhouse'
      ? `Na ${plotArea(p.plot)} ${p.at} stoje stara kuća od ${area(p.net)}, štagalj i bunar.`
      : null,
  (p) =>
    p.features.has('sea-view') ? `${capital(thing(p))} ${p.at}, ${area(p.net)}, s terase gleda na more i otoke.` : null,
  (p) =>
    p.seaMetres !== null && p.seaMetres <= 1000
      ? `${capital(metres(p.seaMetres))} od mora ${p.at}: ${thing(p)} od ${area(p.net)}, parcela ${plotArea(p.plot)}.`
      : null,
  (p) =>
    p.condition === 'renovated'
      ? `${agree(p, 'Obnovljen', 'Obnovljena', 'Obnovljeno')} ${thing(p)} ${p.at}, ${area(p.net)} i ${plotArea(p.plot)} zemljišta.`
      : null,
  (p) =>
    p.condition === 'to-renovate'
      ? `Za obnovu, ali na dobrom mjestu: ${thing(p)} ${p.at}, ${area(p.net)}, parcela ${plotArea(p.plot)}.`
      : null,
];

export const HOUSE_LAYOUT: readonly Sentence[] = [
  (p) =>
    (p.floors ?? 1) >= 2 && (p.bedrooms ?? 0) >= 2
      ? `U prizemlju su dnevni boravak, kuhinja s blagovaonicom i kupaonica, a gore ${counted(p.bedrooms ?? 2, 'spavaća soba', 'spavaće sobe', 'spavaćih soba')}.`
      : null,
  (p) =>
    `Ima ${counted(p.rooms ?? 3, 'sobu', 'sobe', 'soba')} i ${counted(p.bathrooms ?? 1, 'kupaonicu', 'kupaonice', 'kupaonica')}; dnevni dio otvoren je prema vrtu.`,
  (p) =>
    (p.floors ?? 1) >= 2
      ? 'Etaže imaju odvojene ulaze, pa su moguća dva stana ili najam jednog dijela.'
      : 'Sve je u jednoj razini, bez stuba, pa je ugodna i starijima.'.replace(
          'ugodna',
          agree(p, 'ugodan', 'ugodna', 'ugodno'),
        ),
  (p) =>
    p.kind === 'stone-house' ? 'Zidovi su debeli šezdeset centimetara; drvene grede i kamene erte sačuvane su.' : null,
  (p) => (p.kind === 'stone-house' ? 'Konoba u prizemlju ima kameni pod i staru škrinju za ulje.' : null),
  (p) =>
    p.features.has('pool') ? 'Bazen od trideset i dva kvadrata ima slanu vodu i natkriveno mjesto za ručavanje.' : null,
  (p) =>
    p.outdoor === 'terasa'
      ? `Terasa je okrenuta ${ORIENTATION_TO[p.orientation]}, s mjestom za veliki stol i roštilj.`
      : null,
  (p) => (p.features.has('basement') ? 'Ispod kuće je suh podrum s prostorom za drva i zimnicu.' : null),
  (p) => (p.kind === 'farmhouse' ? 'Štagalj je pod krovom i može postati stan ili radionica.' : null),
];

export const HOUSE_STATE: readonly Sentence[] = [
  (p) => (p.condition === 'renovated' ? 'Krov, instalacije i fasada obnovljeni su u posljednjih pet godina.' : null),
  (p) => (p.condition === 'to-renovate' ? 'Potrebna je obnova krova i kupaonica; voda i struja su priključene.' : null),
  (p) => (p.condition === 'good' ? 'Redovito se održava, a krovište je pregledano prošle godine.' : null),
  (p) => (p.condition === 'new' ? 'Fasada ima petnaest centimetara izolacije, a grije se dizalicom topline.' : null),
  (p) =>
    p.kind === 'house' || p.kind === 'terraced-house'
      ? 'Priključci za vodu, struju i kanalizaciju su uredni; u ulici je položena optika.'
      : null,
  (p) => (p.seaMetres === null ? null : 'U vrtu rastu smokva, limun i nekoliko starih loza.'),
  (p) => (p.seaMetres === null ? null : 'Dvorište je popločeno kamenom, s odrinom ispod koje se ljeti ruča.'),
  (p) => (p.seaMetres === null && (p.plot ?? 0) > 400 ? 'U voćnjaku su jabuke, orah i trešnja.' : null),
  (p) =>
    p.features.has('double-garage')
      ? 'Uz kuću je garaža za dva automobila.'
      : p.features.has('single-garage')
        ? 'Uz kuću je zidana garaža.'
        : 'Automobil se parkira u dvorištu.',
];

export const HOUSE_PLACE: readonly Sentence[] = [
  (p) => (p.features.has('sea-view') ? 'Pogled na more otvara se već iz prizemlja.' : null),
  (p) =>
    p.seaMetres === null || p.seaMetres > 1000
      ? null
      : `Do mora je ${metres(p.seaMetres)}; do uvale s borovima vodi staza.`,
  (p) =>
    p.town.landscape === 'island'
      ? 'Do trajekta je dvadesetak minuta vožnje, do trgovine i pekare nekoliko koraka.'
      : null,
  (p) =>
    p.town.region === 'mountain'
      ? 'Zimi se do skijališta stiže za pola sata, a ljeti je u hladu šume ugodno svježe.'
      : null,
  (p) =>
    p.town.region === 'hills' && p.seaMetres === null
      ? 'Brijeg je okružen vinogradima, a do glavne ceste je pet minuta.'
      : null,
  (p) =>
    p.town.region === 'plain' && p.town.landscape === 'inland'
      ? 'Naselje je mirno, do škole i autobusa dolazi se pješice.'
      : null,
  (p) => (p.town.code === ZAGREB ? 'Rub je grada: tišina i zelenilo, a do središta dvadeset minuta.' : null),
  () => 'Pristup je asfaltiran, s javne ceste, bez prava prolaza.',
  () => 'Susjedi su stalno tu, pa kuća nije sama ni zimi.',
];
