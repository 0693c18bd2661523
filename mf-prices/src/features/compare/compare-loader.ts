import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type PriceGuide } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { type GuideChoice, readChoice } from '../../components/guide-address';

export const MOST_PLACES = 4;

/** A place as it was asked for; null where there is none like it. */
export interface ComparedPlace {
  asked: string;
  /** What the columns show: a whole guide would make the page's data many times as heavy. */
  guide: Pick<PriceGuide, 'place' | 'figure' | 'otherOffer' | 'change' | 'grossYield'> | null;
}

export interface CompareData extends GuideChoice {
  places: ComparedPlace[];
}

/** Loads up to four places side by side. */
export async function loadComparison(route: RouteLocation, context: LoadContext): Promise<PageLoad<CompareData>> {
  const choice = readChoice(route.search);
  const asked = new URLSearchParams(route.search)
    .getAll('mjesto')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const places = await Promise.all(
    [...new Set(asked)].slice(0, MOST_PLACES).map((place) => loadPlace(place, choice, route, context)),
  );
  return { status: 200, data: { ...choice, places } };
}

async function loadPlace(
  asked: string,
  choice: GuideChoice,
  { locale }: RouteLocation,
  { http, signal }: LoadContext,
): Promise<ComparedPlace> {
  try {
    const { place, figure, otherOffer, change, grossYield } = await http.get(
      apiAddress('price-guide', { place: asked, ...choice, locale }),
      { signal },
    );
    return { asked, guide: { place, figure, otherOffer, change, grossYield } };
  } catch (error) {
    if (isAppError(error) && (error.status === 404 || error.status === 400)) return { asked, guide: null };
    throw error;
  }
}
