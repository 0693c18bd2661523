import { Counter, Gauge, type Registry } from 'prom-client';
import type { LaneLoad } from '../../platform/lanes';

/** Measures who is at work in each lane, who waits, and who was told to come back. */
export function watchLanes(registers: Registry[], lanes: () => Readonly<Record<string, LaneLoad>>): void {
  new Gauge({
    name: 'kvadrat_lane_requests',
    help: 'Requests at work in a lane, and those that wait for their turn',
    labelNames: ['lane', 'state'],
    registers,
    collect() {
      for (const [lane, { busy, waiting }] of Object.entries(lanes())) {
        this.set({ lane, state: 'busy' }, busy);
        this.set({ lane, state: 'waiting' }, waiting);
      }
    },
  });
  new Counter({
    name: 'kvadrat_lane_refused_total',
    help: 'Requests that would have waited too long for their turn',
    labelNames: ['lane'],
    registers,
    collect() {
      // What is counted lies in the lanes themselves.
      this.reset();
      for (const [lane, { refused }] of Object.entries(lanes())) this.inc({ lane }, refused);
    },
  });
}
