import type { AppDeps } from '../app';
import type { DbHandle } from '../db';
import { PortalMetrics } from '../metrics';
import type { Peers } from '../platform/cluster';
import { outboxState } from '../search';

/** What the portal measures of itself. @param token asked for by `/metrics`; without it this machine alone may read */
export function startMetrics({ db, pool }: DbHandle, peers: Peers, token = ''): NonNullable<AppDeps['metrics']> {
  return { of: new PortalMetrics({ pool, outbox: () => outboxState(db), peers }), token };
}
