import { PlaceDirectory, readPlaces } from '@kvadrat/server/domains/geography';
import { DEMO_AGENCIES } from '../advertisers/agencies';
import type { DemoAd } from '../invent/demo-ad';
import { inventAds } from '../invent/invent-ads';
import { resolveTowns } from '../resolve-towns';

export const NOW = new Date('2026-11-01T00:00:00Z');

/** The first ads of the series, without a database. */
export async function invent(count: number): Promise<DemoAd[]> {
  const { places } = await readPlaces();
  const agencies = DEMO_AGENCIES.map((agency, index) => ({
    ...agency,
    id: index + 1,
    agentIds: agency.type === 'court' ? [] : [index + 1],
  }));
  const series = inventAds({ now: NOW, towns: resolveTowns(new PlaceDirectory(places)), agencies });
  return Array.from({ length: count }, () => series.next().value);
}
