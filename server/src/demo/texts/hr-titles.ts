import { isFlat, isHouse, isLand } from '../kinds';
import type { Property } from '../property';
import type { Random } from '../random';
import { area, capital, floorName, plotArea, thing, withOutdoor } from './hr-words';

/** A Croatian title, as people write them: the thing, what is best about it, and where. */
export function titleHr(random: Random, p: Property): string {
  const where = p.zone ?? p.townName;
  const best = bestPoint(p);
  const name = thing(p);
  const size = isLand(p.kind) ? plotArea(p.plot) : area(p.net);
  const patterns = [
    best === null ? `${capital(name)}, ${size}, ${where}` : `${capital(name)} ${best}, ${where}`,
    best === null ? `${where}: ${name}, ${size}` : `${where}: ${name} ${best}`,
    `${capital(name)} od ${size}, ${where}`,
    `${where}, ${name} od ${size}`,
    ...(p.zone === null ? [`${capital(name)} ${p.town.inTown}, ${size}`] : [`${capital(name)} ${p.town.inTown}, ${p.zone}`]),
    ...adjectivePatterns(p, name, where),
  ];
  return random.pick(patterns);
}

function adjectivePatterns(p: Property, name: string, where: string): string[] {
  const floor = floorName(p);
  if (isFlat(p.kind) && p.kind !== 'loft' && name !== 'garsonijera') {
    return [
      ...(p.condition === 'renovated' ? [`Preuređen ${name}, ${where}`] : []),
      ...(p.condition === 'to-renovate' ? [`${capital(name)} za obnovu, ${where}`] : []),
      ...(p.condition === 'new' ? [`Novogradnja: ${name}, ${where}`] : [`Svijetao ${name}, ${where}`]),
      ...(p.features.has('furnished') ? [`Namješten ${name}, ${where}`] : []),
      ...(floor === null ? [] : [`${capital(name)}, ${floor}, ${where}`]),
    ];
  }
  if (isHouse(p.kind)) {
    return [
      ...(p.condition === 'renovated' ? [`Obnovljena ${name}, ${where}`] : []),
      ...(p.condition === 'to-renovate' ? [`${capital(name)} za obnovu, ${where}`] : []),
      `${capital(name)} s okućnicom od ${area(p.plot)}, ${where}`,
    ];
  }
  return [];
}

/** The one thing the title brings forward. */
function bestPoint(p: Property): string | null {
  if (p.features.has('sea-view')) return 's pogledom na more';
  if (p.features.has('panoramic-view')) return 's panoramskim pogledom';
  if (p.seaMetres !== null && p.seaMetres <= 200) return p.seaMetres <= 80 ? 'u prvom redu do mora' : 'blizu mora';
  if (p.features.has('river-view')) return 's pogledom na Dravu';
  if (p.features.has('park-view')) return 'uz park';
  if (p.kind === 'office' || p.kind === 'shop') return p.features.has('parking-space') ? 's parkirnim mjestom' : null;
  if (isFlat(p.kind) && (p.features.has('single-garage') || p.features.has('double-garage'))) return 's garažom';
  return isFlat(p.kind) ? withOutdoor(p) : null;
}
