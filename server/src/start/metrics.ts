import type { AppDeps } from '../app';
import type { DbHandle } from '../db';
import { PortalMetrics } from '../metrics';
import type { Peers } from '../platform/cluster';
import { outboxState } from '../search';
import type { Settings } from '../settings';

/** What the portal measures of itself. @param settings whose token `/metrics` asks for */
export function startMetrics({ db, pool }: DbHandle, peers: Peers, { metricsToken: token = '', production }: Pick<Settings, 'metricsToken' | 'production'>): NonNullable<AppDeps['metrics']> {
  return { of: new PortalMetrics({ pool, outbox: () => outboxState(db), peers }), token, production };
}
