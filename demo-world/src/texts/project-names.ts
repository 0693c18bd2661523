import type { Property } from '../property';
import type { Random } from '../random';

const NAMES = ['Rezidencija', 'Zgrada', 'Vrtovi', 'Terase', 'Kvartet', 'Dvori'] as const;
const BY_SEA = [
  'Lavanda',
  'Ružmarin',
  'Maestral',
  'Bonaca',
  'Škoj',
  'Bor',
  'Čempres',
  'Galeb',
  'Tramuntana',
  'Levanat',
] as const;
const INLAND = [
  'Lipa',
  'Jablan',
  'Kesten',
  'Breza',
  'Jasen',
  'Suncokret',
  'Javor',
  'Hrast',
  'Glicinija',
  'Kalina',
] as const;

/** `Terase Maestral` */
export function projectName(random: Random, p: Property): string {
  return `${random.pick(NAMES)} ${random.pick(p.seaMetres === null ? INLAND : BY_SEA)}`;
}
