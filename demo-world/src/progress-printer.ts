import type { DemoProgress } from './load-demo';

const STEPS = 5;

const LINES: Readonly<Record<DemoProgress['step'], (done: number, total: number) => string>> = {
  ads: (done, total) => `Demonstration ads: ${String(done)} of ${String(total)}.`,
  search: (_, total) => `Searches find all ${String(total)} demonstration ads.`,
  pictures: (done, total) => `Pictures of demonstration ads: ${String(done)} of ${String(total)}.`,
};

/** A line for each fifth of a step. */
export function progressPrinter(print: (line: string) => void): (progress: DemoProgress) => void {
  let shown = '';
  return ({ step, done, total }) => {
    const fifth = Math.floor((done / total) * STEPS);
    if (`${step} ${String(fifth)}` === shown) return;
    shown = `${step} ${String(fifth)}`;
    print(LINES[step](done, total));
  };
}
