import type { Sentence } from '../sentence';
import { agree, isStudio, thing } from './things';
import {
  area,
  capital,
  counted,
  floorName,
  metres,
  onFloor,
  ORIENTATION_TO,
  outdoorObject,
  walk,
  withBedrooms,
  withOutdoor,
} from './words';

const offers = (deal: 'sale' | 'rent'): string => (deal === 'sale' ? 'prodaje se' : 'iznajmljuje se');
const lift = (has: boolean): string => (has ? 's liftom' : 'bez lifta');

/** First sentences about flats: what it is, how large, where, and one thing more. */
export const FLAT_OPENING: readonly Sentence[] = [
  (p) =>
    onFloor(p) === null || (p.floors ?? 0) < 2
      ? null
      : `${capital(onFloor(p) ?? '')} zgrade ${lift(p.features.has('elevator'))} ${p.at} ${offers(p.deal)} ${thing(p)} od ${area(p.net)}.`,
  (p) => `${capital(p.at)} se ${p.deal === 'sale' ? 'prodaje' : 'iznajmljuje'} ${thing(p)} od ${area(p.net)}.`,
  (p) =>
    withOutdoor(p) === null
      ? null
      : `${capital(thing(p))} ${withOutdoor(p) ?? ''} ${p.at}, ukupno ${area(p.net)}, ${agree(p, 'okrenut', 'okrenuta')} ${ORIENTATION_TO[p.orientation]}.`,
  (p) =>
    p.yearBuilt === null || p.condition === 'new'
      ? null
      : `Zgrada je iz ${String(p.yearBuilt)}. godine, ulaz je uredan, a ${thing(p)} ${p.at} ima ${area(p.net)} neto.`,
  (p) =>
    p.condition !== 'new'
      ? null
      : `U novoj zgradi ${p.at} ${offers(p.deal)} ${thing(p)} od ${area(p.net)}, ${agree(p, 'kvalitetno građen i nikad useljen', 'kvalitetno građena i nikad useljena')}.`,
  (p) =>
    p.deal !== 'rent'
      ? null
      : `${agree(p, 'Slobodan', 'Slobodna')} je ${thing(p)} od ${area(p.net)} ${p.at}${p.availability === 'now' ? ', useljenje odmah' : ''}.`,
  (p) =>
    withBedrooms(p) === null || isStudio(p)
      ? null
      : `Stan ${withBedrooms(p) ?? ''} ${p.at}, ${area(p.net)}, ${p.deal === 'sale' ? 'traži novog vlasnika' : 'traži pouzdanog najmoprimca'}.`,
  (p) =>
    p.seaMetres === null || p.seaMetres > 800
      ? null
      : `Do mora se hoda ${walk(p.seaMetres)}: ${p.at} se ${p.deal === 'sale' ? 'prodaje' : 'iznajmljuje'} ${thing(p)} od ${area(p.net)}.`,
  (p) =>
    p.seaMetres === null || p.seaMetres >= 1000
      ? null
      : `${capital(thing(p))} ${p.at} ima ${area(p.net)} i nalazi se ${metres(p.seaMetres)} od mora.`,
  (p) =>
    outdoorObject(p) === null
      ? null
      : `${capital(offers(p.deal))} ${thing(p)} koji ima ${area(p.net)}, ${outdoorObject(p) ?? ''} i dobar raspored, ${p.at}.`.replace(
          'garsonijera koji',
          'garsonijera koja',
        ),
  (p) =>
    floorName(p) === null || (p.floor ?? 0) < 1 || (p.floors ?? 0) < 3
      ? null
      : `${capital(floorName(p) ?? '').replace(' kat', '')} od ukupno ${counted(p.floors ?? 3, 'kata', 'kata', 'katova')}: ${thing(p)} ${p.at}, ${area(p.net)}.`,
  (p) =>
    p.features.has('sea-view')
      ? `Pogled na more iz dnevnog boravka, ${area(p.net)} i mirna ulica: ${thing(p)} ${p.at}.`
      : null,
  (p) => (p.features.has('park-view') ? `Prozori na park, ${area(p.net)}, malo prometa: ${thing(p)} ${p.at}.` : null),
  (p) =>
    p.features.has('river-view') ? `${capital(thing(p))} od ${area(p.net)} ${p.at} gleda na Dravu i šetnicu.` : null,
  (p) =>
    p.features.has('panoramic-view')
      ? `S ${p.floor === null ? 'visine' : `${String(p.floor)}. kata`} se vidi cijeli grad, a ${thing(p)} ${p.at} ima ${area(p.net)}.`
      : null,
  (p) =>
    p.features.has('single-garage')
      ? `Uz ${isStudio(p) ? 'garsonijeru' : 'stan'} od ${area(p.net)} ${p.at} ide i garaža u zgradi.`
      : null,
  (p) =>
    p.features.has('parking-space')
      ? `${capital(thing(p))} od ${area(p.net)} s vlastitim parkirnim mjestom, ${p.at}.`
      : null,
  (p) =>
    p.condition === 'renovated'
      ? `${agree(p, 'Preuređen', 'Preuređena')} ${thing(p)} ${p.at}, ${area(p.net)}, ${agree(p, 'spreman', 'spremna')} za useljenje.`
      : null,
  (p) =>
    p.condition === 'to-renovate' ? `Za obnovu: ${thing(p)} ${p.at}, ${area(p.net)}, u mirnoj i čvrstoj zgradi.` : null,
  (p) =>
    p.condition === 'good' && p.yearBuilt !== null
      ? `Održavan ${isStudio(p) ? 'prostor' : 'stan'} od ${area(p.net)} ${p.at}, u zgradi građenoj ${String(p.yearBuilt)}. godine.`
      : null,
  (p) =>
    p.features.has('furnished')
      ? `${agree(p, 'Namješten', 'Namještena')} ${thing(p)} od ${area(p.net)} ${p.at}: dovoljno je donijeti kofere.`
      : null,
  (p) =>
    p.features.has('students') && p.deal === 'rent'
      ? `Za studente ili zaposlene: ${thing(p)} od ${area(p.net)} ${p.at}.`
      : null,
  (p) =>
    p.kind === 'attic'
      ? `Pod krovom zgrade ${p.at} uređen je ${thing(p).replace(' u potkrovlju', '')} od ${area(p.net)}.`
      : null,
  (p) =>
    p.kind === 'loft' ? `Nekadašnja radionica ${p.at} postala je loft od ${area(p.net)} s visokim stropovima.` : null,
  (p) =>
    p.kind === 'holiday-flat'
      ? `Apartman od ${area(p.net)} ${p.at} uređen je za odmor, a lako se iznajmljuje i ljeti.`
      : null,
  (p) =>
    p.heating === 'centralized'
      ? `${capital(thing(p))} od ${area(p.net)} ${p.at} grije se iz toplane, a prozori gledaju prema ${ORIENTATION_TO[p.orientation]}.`
      : null,
  (p) =>
    p.features.has('elevator') && (p.floor ?? 0) > 2
      ? `Liftom do ${String(p.floor ?? 0)}. kata: ${thing(p)} od ${area(p.net)}, ${p.at}.`
      : null,
  (p) => (p.floor === 0 ? `Bez stuba do ulaza: ${thing(p)} u prizemlju ${p.at}, ${area(p.net)}.` : null),
  (p) =>
    p.gross !== null
      ? `${capital(thing(p))} ${p.at} ima ${area(p.net)} neto, a s balkonima i spremištem ${area(p.gross)} obračunske površine.`
      : null,
  (p) =>
    p.availability === 'now' && p.deal === 'sale'
      ? `Prazan i spreman za useljenje: ${thing(p)} od ${area(p.net)} ${p.at}.`.replace(
          /^Prazan i spreman/,
          agree(p, 'Prazan i spreman', 'Prazna i spremna'),
        )
      : null,
  (p) =>
    p.availability === 'occupied'
      ? `Prodaje se ${thing(p)} od ${area(p.net)} ${p.at} s najmoprimcem koji bi rado ostao.`
      : null,
  (p) => ((p.bathrooms ?? 1) >= 2 ? `Dvije kupaonice, ${area(p.net)} i dovoljno ormara: ${thing(p)} ${p.at}.` : null),
];
