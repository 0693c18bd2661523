import type { AppDeps } from '../app';
import type { DbHandle } from '../platform/db';
import { PortalMetrics } from '../edge/metrics';
import type { Peers } from '../platform/cluster';
import { outboxState } from '../domains/search/api';
import type { Settings } from '../platform/settings';

/** What the portal measures of itself. @param settings whose token `/metrics` asks for */
export function startMetrics(
  { db, pool }: DbHandle,
  peers: Peers,
  { metricsToken: token = '', production }: Pick<Settings, 'metricsToken' | 'production'>,
): NonNullable<AppDeps['metrics']> {
  return { of: new PortalMetrics({ pool, outbox: () => outboxState(db), peers }), token, production };
}
