import { Gauge, type Registry } from 'prom-client';
import type { OutboxState } from '../../domains/search/api';

/** Adds the outbox, which is asked once for each reading; not a number while the database does not answer. */
export function watchOutbox(registers: Registry[], read: () => Promise<OutboxState>): void {
  let reading: Promise<OutboxState> | null = null;
  // Both gauges are collected at the same time.
  const readOnce = (): Promise<OutboxState> =>
    (reading ??= read()
      .catch(() => ({ waiting: NaN, lagSeconds: NaN }))
      .finally(() => (reading = null)));
  new Gauge({
    name: 'kvadrat_outbox_waiting',
    help: 'Changes that searches do not show yet',
    // Of the database, not of a process.
    aggregator: 'first',
    registers,
    async collect() {
      this.set((await readOnce()).waiting);
    },
  });
  new Gauge({
    name: 'kvadrat_outbox_lag_seconds',
    help: 'Age of the oldest change that searches do not show yet',
    aggregator: 'first',
    registers,
    async collect() {
      this.set((await readOnce()).lagSeconds);
    },
  });
}
