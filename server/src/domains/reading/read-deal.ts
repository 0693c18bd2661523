import { notUnderstood, type Reading, understood, unsaid } from './reading';
import { said } from './said';
import { signBook, walk } from './signs';
import { tokens } from './tokens';

export interface Deal {
  deal: 'sale' | 'rent';
  /** What the price is for; null for a sale. */
  period: 'month' | 'week' | 'day' | 'year' | null;
  newBuild: boolean;
}

/** `period`: a rent that does not say for how long, taken as one by the month; `both`: sale and rent are named. */
export type DealDoubt = 'period' | 'both';

const SIGNS = signBook('sale', 'rent', 'new', 'no', 'per-month', 'per-week', 'per-day', 'per-year');
const PERIODS = [
  ['week', 'per-week'],
  ['day', 'per-day'],
  ['month', 'per-month'],
  ['year', 'per-year'],
] as const;

/** Whether something is sold or let and what the price is for: sale, new_build, resale, "za najam", month, per week. */
export function readDeal(text: string): Reading<Deal, DealDoubt> {
  const from = said(text);
  if (from === '') return unsaid();
  const signs = new Set(
    [...walk(SIGNS, tokens(from.replace(/[_/-]/g, ' ')))].flatMap(({ found }) =>
      found === null ? [] : [...found.meanings],
    ),
  );
  const period = PERIODS.find(([, sign]) => signs.has(sign))?.[0] ?? null;
  const sale = signs.has('sale') || (signs.has('new') && period === null && !signs.has('rent'));
  const rent = signs.has('rent') || period !== null;
  if (signs.has('no') || (!sale && !rent)) return notUnderstood(from);
  const newBuild = signs.has('new');
  if (sale && rent)
    return signs.has('rent') && period === null
      ? understood({ deal: 'sale', period: null, newBuild }, from, ['both'])
      : understood({ deal: 'rent', period: period ?? 'month', newBuild }, from, ['both']);
  if (sale) return understood({ deal: 'sale', period: null, newBuild }, from);
  return understood({ deal: 'rent', period: period ?? 'month', newBuild }, from, period === null ? ['period'] : []);
}
