import type { ProjectPhase } from '@kvadrat/server/domains/listings';
import { openDocument } from './document-page';
import type { DocumentLocale, DocumentRecipe } from './document-recipe';

interface ProjectWords {
  lead: (units: number, floors: number) => string;
  phases: Readonly<Record<ProjectPhase, string>>;
  phase: string;
  permit: string;
  noPermit: string;
  finished: string;
  units: string;
  head: readonly string[];
  ground: string;
  prices: string;
}

const WORDS: Readonly<Record<DocumentLocale, ProjectWords>> = {
  hr: {
    lead: (units, floors) =>
      `Broj stanova: ${units}. Broj etaža: ${floors}. Svaki stan ima vanjski prostor i spremište, a ispod zgrade je garaža s dizalom do svih etaža.`,
    phases: {
      planned: 'u planu',
      permitted: 'ima dozvolu',
      'under-construction': 'gradi se',
      shell: 'pod krovom',
      finished: 'dovršeno',
    },
    phase: 'Faza gradnje',
    permit: 'Građevinska dozvola',
    noPermit: 'još nije izdana',
    finished: 'Dovršetak',
    units: 'Stanovi',
    head: ['Oznaka', 'Kat', 'Sobe', 'Površina'],
    ground: 'prizemlje',
    prices: 'Cijene i dostupnost mijenjaju se; vrijedi ono što piše u oglasu.',
  },
  en: {
    lead: (units, floors) =>
      `Flats: ${units}. Floors: ${floors}. Each flat has outdoor space and a store room, and a garage below the building is reached by lift from all floors.`,
    phases: {
      planned: 'planned',
      permitted: 'permitted',
      'under-construction': 'under construction',
      shell: 'roofed',
      finished: 'finished',
    },
    phase: 'Stage',
    permit: 'Building permit',
    noPermit: 'not issued yet',
    finished: 'Completion',
    units: 'Flats',
    head: ['Unit', 'Floor', 'Rooms', 'Area'],
    ground: 'ground floor',
    prices: 'Prices and availability change; what the ad says counts.',
  },
};

/** A development with its flats, without prices: they change, and may be on request. */
export function describeProject({
  locale,
  name,
  phase,
  permit,
  finishedOn,
  floors,
  units,
}: Extract<DocumentRecipe, { kind: 'project-description' }>): Promise<Buffer> {
  const words = WORDS[locale];
  const area = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const page = openDocument(name, locale);
  page.paragraph(words.lead(units.length, floors));
  page.table([
    [words.phase, words.phases[phase]],
    [words.permit, permit ?? words.noPermit],
    ...(finishedOn === null
      ? []
      : [
          [
            words.finished,
            new Intl.DateTimeFormat(locale === 'hr' ? 'hr-HR' : 'en-GB', {
              month: 'long',
              year: 'numeric',
              timeZone: 'UTC',
            }).format(new Date(finishedOn)),
          ],
        ]),
  ]);
  page.heading(words.units);
  page.table([
    words.head,
    ...units.map(([label, floor, rooms, surface]) => [
      label,
      floor === 0 ? words.ground : String(floor),
      String(rooms),
      `${area.format(surface)} m²`,
    ]),
  ]);
  page.paragraph(words.prices);
  return page.finish();
}
