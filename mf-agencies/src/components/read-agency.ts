import type { LoadContext } from '@kvadrat/remote-kit';
import { apiAddress, type AgencyDetail, type AgencyListings } from '@kvadrat/contracts/api';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { isMissing } from '../lib/is-missing';

/** An agency with some of its ads; null where there is none. */
export type AgencyData = { agency: AgencyDetail; ads: AgencyListings } | null;

/** An agency and some of its ads; null where there is no such agency. @param asked which of the ads */
export async function readAgency(
  slug: string,
  { locale }: Pick<RouteLocation, 'locale'>,
  { http, signal }: LoadContext,
  asked: { offer?: string; kind?: string; page?: number; agent?: number },
): Promise<AgencyData> {
  const options = signal === undefined ? {} : { signal };
  const { page, agent, ...rest } = asked;
  try {
    const [agency, ads] = await Promise.all([
      http.get(apiAddress('agencies/{slug}', { slug, locale }), options),
      http.get(
        apiAddress('agencies/{slug}/listings', {
          slug,
          ...rest,
          ...(agent === undefined ? {} : { agent: String(agent) }),
          ...(page === undefined ? {} : { page: String(page) }),
          locale,
        }),
        options,
      ),
    ]);
    return { agency, ads };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
