import { ENERGY_CLASSES } from '@kvadrat/contracts/vocabulary';
import sharp from 'sharp';
import { drawRecipe } from '../pictures';
import { describeProject } from './describe-project';
import { openDocument } from './document-page';
import { type DocumentRecipe, readRecipe } from './document-recipe';
import { specification, SPECIFICATION_TITLE } from './specification-texts';

type Recipe<K extends DocumentRecipe['kind']> = Extract<DocumentRecipe, { kind: K }>;

/** Pixels: fine enough for a printer at the width of a page. */
const PLAN_WIDTH = 1200;
/** Most that a dwelling of the class needs for heating, kWh/(m²a); G has no bound. */
const MOST_HEAT = [15, 25, 50, 100, 150, 200, 250] as const;
const CLASS_COLORS = ['#4fa86a', '#7dbb5a', '#b3cf5a', '#e8dc5c', '#f2c14e', '#ee9b4a', '#e8804a', '#df6a55'] as const;

/** Makes the document of a demonstration ad, a PDF that is the same each time; null where nothing is drawn from the recipe. */
export async function makeDemoDocument(text: string): Promise<Buffer | null> {
  const recipe = readRecipe(text);
  if (recipe === null) return null;
  switch (recipe.kind) {
    case 'specifications':
      return makeSpecification(recipe);
    case 'project-description':
      return describeProject(recipe);
    case 'floor-plan':
      return makePlan(recipe);
    case 'energy-certificate':
      return makeCertificate(recipe);
  }
}

function makeSpecification({ locale, standard }: Recipe<'specifications'>): Promise<Buffer> {
  const page = openDocument(SPECIFICATION_TITLE[locale], locale);
  for (const { heading, text } of specification(locale, standard)) {
    page.heading(heading);
    page.paragraph(text);
  }
  return page.finish();
}

async function makePlan({ locale, plan }: Recipe<'floor-plan'>): Promise<Buffer | null> {
  const svg = drawRecipe(plan);
  if (svg === null) return null;
  const title = locale === 'hr' ? 'Tlocrt' : 'Floor plan';
  const page = openDocument(title, locale);
  page.picture(
    await sharp(Buffer.from(svg))
      .resize(PLAN_WIDTH, PLAN_WIDTH * 0.75, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84 })
      .toBuffer(),
    title,
  );
  page.paragraph(
    locale === 'hr'
      ? 'Mjere su informativne; mjerodavan je projekt izvedenog stanja.'
      : 'Measures are for orientation; the as-built drawings prevail.',
  );
  return page.finish();
}

function makeCertificate({ locale, energyClass, building }: Recipe<'energy-certificate'>): Promise<Buffer> {
  const hr = locale === 'hr';
  const names = Object.values(ENERGY_CLASSES).slice(0, CLASS_COLORS.length);
  const most = MOST_HEAT[energyClass - 1];
  const heat = most === undefined ? `> ${MOST_HEAT[6]}` : `≤ ${most}`;
  const kinds = hr
    ? { flat: 'stan u višestambenoj zgradi', house: 'obiteljska kuća', other: 'nestambena zgrada' }
    : { flat: 'flat in a residential building', house: 'family house', other: 'non-residential building' };
  const page = openDocument(hr ? 'Energetski certifikat' : 'Energy certificate', locale);
  page.scale(
    names.map((name, index) => ({
      name,
      color: CLASS_COLORS[index] ?? CLASS_COLORS[0],
      marked: index === energyClass - 1,
    })),
  );
  page.table([
    hr ? ['Podatak', 'Vrijednost'] : ['What', 'Value'],
    [hr ? 'Vrsta' : 'Kind', kinds[building]],
    [hr ? 'Energetski razred' : 'Energy class', names[energyClass - 1] ?? ''],
    [
      hr ? 'Godišnja potrebna toplinska energija' : 'Heat needed in a year',
      `${heat.replace('≤', hr ? 'najviše' : 'at most').replace('>', hr ? 'više od' : 'more than')} kWh/(m²a)`,
    ],
  ]);
  return page.finish();
}
