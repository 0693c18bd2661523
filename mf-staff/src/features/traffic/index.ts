import { apiAddress, type AdStatistics, type TrafficFigures } from '@kvadrat/contracts/api';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import type { LoadContext } from '@kvadrat/remote-kit';
import { msg } from '@lingui/core/macro';
import { staffPage } from '../../components/staff';
import { askedStatistics, type AskedStatistics } from './asked-statistics';
import { TrafficView } from './traffic-view';

const DAYS = '31';

export interface TrafficData {
  figures: TrafficFigures;
  /** Of the ad or the agency that was asked for. */
  statistics: { of: AskedStatistics; found: AdStatistics } | null;
}

/** `/-/traffic/`: the last month in sums, told by visitors who agreed to it and counted by the server; `?oglas=` and `?agencija=` show an ad and an agency. */
export const trafficPage = staffPage<TrafficData>({
  load: async (route, context) => {
    const [figures, statistics] = await Promise.all([
      context.http.get(apiAddress('staff/traffic', { days: DAYS }), optionsOf(context)),
      loadStatistics(route, context),
    ]);
    return { figures, statistics };
  },
  title: (_data, i18n) => i18n._(msg`Posjeti`),
  View: TrafficView,
});

async function loadStatistics({ search }: RouteLocation, context: LoadContext): Promise<TrafficData['statistics']> {
  const of = askedStatistics(search);
  if (of === null) return null;
  const asked = { id: of.id, days: DAYS };
  const address =
    of.kind === 'oglas'
      ? apiAddress('staff/traffic/listings/{id}', asked)
      : apiAddress('staff/traffic/agencies/{id}', asked);
  return { of, found: await context.http.get(address, optionsOf(context)) };
}

function optionsOf({ signal }: LoadContext): { signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}
