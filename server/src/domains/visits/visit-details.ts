import type { VisitAct } from './visit-step';

/** What an entry of a conversation says of a visit beyond its text. */
export interface VisitDetails {
  step: 'request' | VisitAct;
  /** Times asked for, or the one the step is about. */
  times: readonly Date[];
}

/** Reads what an entry holds; JSON has made texts of its times. */
export function readDetails(details: unknown): VisitDetails {
  const { step, times } =
    typeof details === 'object' && details !== null ? Object.fromEntries(Object.entries(details)) : {};
  const steps: readonly VisitDetails['step'][] = ['request', 'confirm', 'propose', 'decline'];
  return {
    step: steps.find((one) => one === step) ?? 'decline',
    times: Array.isArray(times)
      ? times.map((time) => new Date(String(time))).filter((time) => !Number.isNaN(time.getTime()))
      : [],
  };
}
