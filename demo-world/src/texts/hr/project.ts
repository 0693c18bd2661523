import type { ProjectPhase } from '@kvadrat/server/domains/listings';
import type { DemoProject } from '../../invent/demo-ad';
import type { Property } from '../../property';
import type { Random } from '../../random';
import { choose, type Sentence } from '../sentence';
import { counted } from './words';

const PHASE: Readonly<Record<ProjectPhase, string>> = {
  planned: 'projekt je u izradi',
  permitted: 'građevinska dozvola je izdana',
  'under-construction': 'gradnja je u tijeku',
  shell: 'zgrada je pod krovom',
  finished: 'zgrada je dovršena',
};

const flats = (project: DemoProject): string => counted(project.units.length, 'stan', 'stana', 'stanova');
const free = (project: DemoProject): number => project.units.filter(({ state }) => state === 'free').length;

export function projectTitlesHr(p: Property, project: DemoProject): string[] {
  const where = p.zone ?? p.townName;
  return [
    `${project.name}: novogradnja, ${where}`,
    `${project.name}, ${flats(project)}, ${where}`,
    `Novogradnja ${p.at}: ${project.name}`,
    `${project.name}, ${PHASE[project.phase]}, ${where}`,
  ];
}

export function projectOpeningsHr(p: Property, project: DemoProject): string[] {
  return [
    `${project.name} ${p.at} ima ${flats(project)} na ${counted(project.floors, 'etaži', 'etaže', 'etaža')}; ${PHASE[project.phase]}.`,
    `Nova zgrada ${p.at}, ${flats(project)}: ${project.name}, ${PHASE[project.phase]}.`,
    `U projektu ${project.name} ${p.at} ${free(project) === 0 ? 'svi su stanovi rezervirani ili prodani' : `slobodno je ${counted(free(project), 'stan', 'stana', 'stanova')} od ${String(project.units.length)}`}.`,
  ];
}

const BODY: readonly Sentence[] = [
  () => 'Grijanje je dizalicom topline, a svaki stan ima podno grijanje i rekuperaciju.',
  () => 'Uz stan se kupuje garažno mjesto s priključkom za punjač.',
  (p) =>
    p.seaMetres !== null
      ? 'S gornjih etaža pogled seže do mora.'
      : 'Dvorište je bez automobila, s igralištem i drvećem.',
  () => 'Kupac ne plaća porez na promet nekretnina, PDV je u cijeni.',
  () => 'Cjenik i tlocrti svih stanova šalju se na upit.',
  () => 'Plaćanje je po fazama gradnje, preko posebnog računa.',
];

export function projectBodyHr(random: Random, p: Property): string {
  return choose(random, BODY, p, 3).join(' ');
}
