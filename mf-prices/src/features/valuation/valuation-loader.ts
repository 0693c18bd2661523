import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type Valuation } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { readHome } from './home-form';

export interface ValuationData {
  valuation: Valuation | null;
  /** The place that was typed is none. */
  noSuchPlace: boolean;
}

/** Values the home that the address describes, where it describes one. */
export async function loadValuation(route: RouteLocation, context: LoadContext): Promise<PageLoad<ValuationData>> {
  const { form, sent, values, troubles } = readHome(route.search);
  const { surface, floor, yearBuilt, seaDistance } = values;
  if (!sent || surface === null || Object.keys(troubles).length > 0)
    return { status: 200, data: { valuation: null, noSuchPlace: false } };
  try {
    const valuation = await context.http.get(
      apiAddress('valuation', {
        place: form.place,
        typology: form.typology,
        surface,
        floor: floor ?? undefined,
        yearBuilt: yearBuilt ?? undefined,
        condition: form.condition ?? undefined,
        seaDistance: seaDistance ?? undefined,
        features: form.features.length === 0 ? undefined : form.features.join(','),
        locale: route.locale,
      }),
      { signal: context.signal },
    );
    return { status: 200, data: { valuation, noSuchPlace: false } };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { status: 200, data: { valuation: null, noSuchPlace: true } };
    throw error;
  }
}
