import type { Property } from '../../property';
import type { Sentence } from '../sentence';
import { metres } from './words';

const ZAGREB = 'hr-jls-01333';
const SPLIT = 'hr-jls-04090';
const inCity = ({ town }: Property): boolean => town.density === 'city';

/** What lies around it. */
export const FLAT_PLACE: readonly Sentence[] = [
  (p) => (p.features.has('sea-view') ? 'S prozora dnevnog boravka puca pogled na more i otoke.' : null),
  (p) => (p.features.has('mountain-view') ? 'Pogled je otvoren prema brdima.' : null),
  (p) => (p.features.has('park-view') ? 'Ulica se u sobama ne čuje.' : null),
  (p) => (p.features.has('panoramic-view') ? 'S ove se visine za vedra dana vidi do planina.' : null),
  (p) =>
    p.seaMetres === null ? null : `Do mora je ${metres(p.seaMetres)}, do trgovine i ambulante nekoliko minuta pješice.`,
  (p) =>
    p.seaMetres !== null && inCity(p)
      ? 'Škola, vrtić i tržnica u krugu su od deset minuta hoda, a gradski autobus staje kod ugla.'
      : null,
  (p) =>
    p.seaMetres !== null && p.deal === 'sale' && inCity(p)
      ? 'Zanimljiv je i kao ulaganje: ovdje se stanuje tijekom cijele godine, ne samo ljeti.'
      : null,
  (p) =>
    p.seaMetres === null || p.town.density === 'city'
      ? null
      : 'Mjesto ima poštu, ljekarnu i trgovinu koje rade i zimi.',
  (p) => (p.seaMetres === null ? null : 'Poslijepodne s mora puše maestral, pa su i srpanjske večeri ugodne.'),
  (p) => (p.seaMetres !== null && p.seaMetres <= 800 ? 'Na kupanje se ide pješice, s ručnikom preko ramena.' : null),
  (p) =>
    p.seaMetres !== null && p.seaMetres > 1000
      ? 'Malo je dalje od obale, pa se parkira bez kruženja, a noći su tiše.'
      : null,
  (p) =>
    p.town.code === ZAGREB ? 'Tramvajska ili autobusna stanica udaljena je pet minuta, a trgovina je iza ugla.' : null,
  (p) => (p.town.code === ZAGREB ? 'Kvart ima školu, vrtić, dom zdravlja i dosta zelenila.' : null),
  (p) =>
    p.town.code === ZAGREB && (p.yearBuilt ?? 2024) < 2010
      ? 'Nakon potresa zgrada je pregledana i dobila je zelenu oznaku.'
      : null,
  (p) => (p.town.code === ZAGREB ? 'Tržnica je blizu, a do biciklističke staze dolazi se za nekoliko minuta.' : null),
  (p) => (p.town.code === ZAGREB ? 'Do Trga bana Jelačića javnim se prijevozom stiže za dvadesetak minuta.' : null),
  (p) => (p.town.code === SPLIT ? 'Do Rive se stiže autobusom za desetak minuta, do zaobilaznice još brže.' : null),
  (p) =>
    p.town.code === SPLIT && p.deal === 'sale' && p.condition !== 'new'
      ? 'Zgrada ima uređen krov i novu fasadu, a predstavnik suvlasnika je savjestan.'
      : null,
  (p) => (p.town.code === SPLIT ? 'Iza zgrade je park s igralištem, a parkiranje stanara uređeno je rampom.' : null),
  (p) =>
    p.town.landscape === 'inland'
      ? 'Ulica je mirna, parkiranje je besplatno, a do središta se stigne biciklom za desetak minuta.'
      : null,
  (p) => (p.town.landscape === 'inland' ? 'U blizini su škola, tržnica i sportska dvorana.' : null),
  (p) =>
    p.town.landscape === 'inland'
      ? 'Dvorište dijeli samo nekoliko obitelji, pa je red i na parkiralištu i u podrumu.'
      : null,
  (p) =>
    p.town.landscape === 'inland' && p.town.density === 'city'
      ? 'Do autobusnog kolodvora i bolnice ima manje od kilometra.'
      : null,
  (p) =>
    p.town.landscape === 'island'
      ? 'Mjesto živi i zimi: trajektna luka, škola i liječnik dostupni su bez čekanja.'
      : null,
  (p) =>
    p.town.landscape === 'island' ? 'Trajekt vozi cijele godine, a trgovina i pekara rade i izvan sezone.' : null,
  (p) =>
    p.floor !== null && p.floor >= 4 && !p.features.has('elevator')
      ? 'Zgrada nema lift, ali su stubište i hodnici široki i svijetli.'
      : null,
];
