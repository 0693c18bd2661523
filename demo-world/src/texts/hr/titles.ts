import { isFlat, isHouse, isLand } from '../../kinds';
import type { Property } from '../../property';
import { agree, isStudio, thing } from './things';
import {
  area,
  capital,
  floorName,
  metres,
  onFloor,
  ORIENTATION_TO,
  plotArea,
  walk,
  withBedrooms,
  withOutdoor,
} from './words';

/** All Croatian titles that would be true, as people write them: the thing, what is best about it, and where. */
export function titlesHr(p: Property): string[] {
  const where = p.zone ?? p.townName;
  const name = thing(p);
  const size = sizeHr(p);
  const best = bestPoints(p);
  return [
    `${capital(name)}, ${size}, ${where}`,
    `${where}: ${name}, ${size}`,
    `${capital(name)} od ${size}, ${where}`,
    `${where}, ${name} od ${size}`,
    `${capital(name)} ${p.at}, ${size}`,
    `${size} ${p.at}: ${name}`,
    ...best.flatMap((point) => [
      `${capital(name)} ${point}, ${where}`,
      `${where}: ${name} ${point}`,
      `${capital(name)} ${p.at}${point.endsWith('od mora') ? ',' : ''} ${point}`,
      `${size}: ${name} ${point}, ${where}`,
    ]),
    ...(p.deal === 'rent' ? [`Najam: ${name} ${p.at}`, `${capital(name)} za najam, ${where}`] : []),
    ...(p.availability === 'now'
      ? [`${capital(name)}, ${agree(p, 'slobodan', 'slobodna', 'slobodno')} odmah, ${where}`]
      : []),
    ...(p.features.has('furnished') ? [`${agree(p, 'Namješten', 'Namještena', 'Namješteno')} ${name} ${p.at}`] : []),
    ...flatTitles(p, where),
    ...houseTitles(p, where),
  ];
}

/** How large it is, as its title tells it. */
export function sizeHr(p: Property): string {
  return isLand(p.kind) ? plotArea(p.plot) : area(p.net);
}

function flatTitles(p: Property, where: string): string[] {
  if (!isFlat(p.kind) || p.kind === 'project') return [];
  const name = thing(p);
  const floor = floorName(p);
  const bedrooms = isStudio(p) ? null : withBedrooms(p);
  const state = {
    renovated: agree(p, 'Preuređen', 'Preuređena'),
    'to-renovate': null,
    new: agree(p, 'Nov', 'Nova'),
    good: agree(p, 'Svijetao', 'Svijetla'),
  }[p.condition ?? 'good'];
  return [
    ...(state === null
      ? [`${capital(name)} za obnovu, ${where}`, `${capital(name)} ${p.at} za obnovu`]
      : [`${state} ${name}, ${where}`, `${state} ${name} ${p.at}, ${area(p.net)}`]),
    ...(p.condition === 'new' ? [`Novogradnja: ${name}, ${where}`] : []),
    ...(floor === null
      ? []
      : [`${capital(name)}, ${floor}, ${where}`, `${capital(name)} ${onFloor(p) ?? ''}, ${where}`]),
    ...(bedrooms === null ? [] : [`Stan ${bedrooms}, ${where}`, `${where}: ${area(p.net)}, stan ${bedrooms}`]),
    ...(p.yearBuilt === null || p.condition === 'new'
      ? []
      : [`${capital(name)} u zgradi iz ${String(p.yearBuilt)}., ${where}`]),
    ...(p.outdoor === null
      ? []
      : [`${capital(name)} ${agree(p, 'okrenut', 'okrenuta')} ${ORIENTATION_TO[p.orientation]}, ${where}`]),
    ...(p.features.has('students') ? [`${capital(name)} za studente, ${where}`] : []),
  ];
}

function houseTitles(p: Property, where: string): string[] {
  if (!isHouse(p.kind)) return [];
  const name = thing(p);
  return [
    ...(p.condition === 'renovated' ? [`${agree(p, 'Obnovljen', 'Obnovljena', 'Obnovljeno')} ${name}, ${where}`] : []),
    ...(p.condition === 'to-renovate' ? [`${capital(name)} za obnovu, ${where}`] : []),
    `${capital(name)} s okućnicom od ${plotArea(p.plot)}, ${where}`,
    `${where}: ${name} na ${plotArea(p.plot)} zemljišta`,
    ...(p.yearBuilt === null ? [] : [`${capital(name)} iz ${String(p.yearBuilt)}., ${where}`]),
  ];
}

/** What a title may bring forward, in the instrumental or as an adverb. */
function bestPoints(p: Property): string[] {
  const lived = isFlat(p.kind) || isHouse(p.kind);
  const points: (string | null | false)[] = [
    p.features.has('sea-view') && 's pogledom na more',
    p.features.has('panoramic-view') && 's pogledom na grad',
    p.features.has('river-view') && 's pogledom na Dravu',
    p.features.has('mountain-view') && 's pogledom na brda',
    p.features.has('park-view') && 'uz park',
    p.seaMetres !== null && p.seaMetres <= 80 && 'u prvom redu do mora',
    p.seaMetres !== null && p.seaMetres > 80 && p.seaMetres <= 250 && 'blizu mora',
    p.seaMetres !== null && p.seaMetres <= 600 && lived && `${walk(p.seaMetres)} od mora`,
    p.seaMetres !== null && p.seaMetres <= 700 && `${metres(p.seaMetres)} od mora`,
    isFlat(p.kind) && (p.features.has('single-garage') || p.features.has('double-garage')) && 's garažom',
    p.features.has('parking-space') && 's parkirnim mjestom',
    isFlat(p.kind) && withOutdoor(p),
    isFlat(p.kind) && p.features.has('elevator') && (p.floor ?? 0) > 2 && 'u zgradi s liftom',
    isFlat(p.kind) && p.heating === 'centralized' && 's grijanjem iz toplane',
    isFlat(p.kind) && p.features.has('basement') && 'sa spremištem',
    isHouse(p.kind) && p.kind !== 'villa' && p.features.has('pool') && 's bazenom',
    isHouse(p.kind) && p.outdoor === 'terasa' && 's velikom terasom',
  ];
  return points.filter((point): point is string => typeof point === 'string');
}
