import { ENERGY_NOT_CLASSIFIED } from '@kvadrat/contracts/vocabulary';
import type { ListingDocumentTable } from '@kvadrat/server/domains/documents';
import type { DemoAd, DemoProject } from '../invent/demo-ad';
import { isFlat, isHome, isHouse, isLand, isRoom } from '../kinds';
import { Random } from '../random';
import { type DocumentLocale, type DocumentRecipe, STANDARDS, writeRecipe } from './document-recipe';

export interface DocumentChoice extends Pick<ListingDocumentTable, 'kind' | 'file_name' | 'locale'> {
  /** What it is made from, for `fileDocuments`. */
  recipe: string;
}

/** Of its own, so that documents change nothing of the ads. */
const SEED = 11_700_117;

/** What an ad of the series offers to read: projects all, some others; courts offer theirs at the court. */
export function chooseDocuments(
  { property: p, project, auction }: DemoAd,
  plan: string | null,
  number: number,
): DocumentChoice[] {
  const random = new Random(SEED, number + 1);
  if (project !== null) return projectDocuments(random, project);
  if (auction !== null || isLand(p.kind) || isRoom(p.kind) || p.kind === 'garage') return [];
  const recipes: DocumentRecipe[] = [];
  if (p.kind === 'new-flat' && random.chance(0.7))
    recipes.push({ kind: 'specifications', locale: 'hr', standard: random.pick(STANDARDS) });
  if (plan !== null && random.chance(0.3)) recipes.push({ kind: 'floor-plan', locale: 'hr', plan });
  if (p.energyClass !== ENERGY_NOT_CLASSIFIED && random.chance(isHome(p.kind) ? 0.2 : 0.1)) {
    recipes.push({
      kind: 'energy-certificate',
      locale: 'hr',
      energyClass: p.energyClass,
      building: isFlat(p.kind) ? 'flat' : isHouse(p.kind) ? 'house' : 'other',
    });
  }
  return recipes.map(choice);
}

function projectDocuments(
  random: Random,
  { name, phase, permit, finished_on: finishedOn, floors, units }: DemoProject,
): DocumentChoice[] {
  const locales: readonly DocumentLocale[] = random.chance(0.6) ? ['hr', 'en'] : ['hr'];
  const standard = random.pick(STANDARDS);
  const described = units.map(({ label, floor, rooms, surface }) => [label, floor, rooms, surface] as const);
  return [
    ...locales.map((locale) =>
      choice({
        kind: 'project-description',
        locale,
        name,
        phase,
        permit: permit ?? null,
        finishedOn: finishedOn ?? null,
        floors,
        units: described,
      }),
    ),
    ...locales.map((locale) => choice({ kind: 'specifications', locale, standard })),
  ];
}

const NAMES: Readonly<Record<DocumentRecipe['kind'], Readonly<Record<DocumentLocale, string>>>> = {
  specifications: { hr: 'tehnicki-opis.pdf', en: 'specifications.pdf' },
  'project-description': { hr: 'opis-projekta.pdf', en: 'project-description.pdf' },
  'floor-plan': { hr: 'tlocrt.pdf', en: 'floor-plan.pdf' },
  'energy-certificate': { hr: 'energetski-certifikat.pdf', en: 'energy-certificate.pdf' },
};

function choice(recipe: DocumentRecipe): DocumentChoice {
  return {
    kind: recipe.kind,
    file_name: NAMES[recipe.kind][recipe.locale],
    locale: recipe.locale,
    recipe: writeRecipe(recipe),
  };
}
