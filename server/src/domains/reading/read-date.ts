import { LOCALES } from '@kvadrat/contracts/locales';
import { fold } from '../../platform/text';
import { notUnderstood, type Reading, understood, unsaid } from './reading';
import { said } from './said';

/** `order`: day and month can be the other way round. */
export type DateDoubt = 'order';

let months: ReadonlyMap<string, number> | null = null;

/** A day as `2026-09-01`: 2026-09-01 10:00:00, 1.9.2026., 01/09/2026, 1. rujna 2026, September 1, 2026. Days stand before months where both can be. */
export function readDate(text: string): Reading<string, DateDoubt> {
  const from = said(text);
  if (from === '') return unsaid();
  const plain = fold(from);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(plain);
  if (iso !== null) return day(from, Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})(?!\d)/.exec(plain);
  if (numeric !== null) {
    const [first, second, year] = [Number(numeric[1]), Number(numeric[2]), Number(numeric[3])];
    if (second > 12) return day(from, year, first, second);
    // With points nobody writes the month first.
    return day(from, year, second, first, plain.includes('.') || first > 12 || first === second ? [] : ['order']);
  }
  return inWords(plain, from);
}

function inWords(plain: string, from: string): Reading<string, DateDoubt> {
  months ??= monthNames();
  const year = /(?<!\d)\d{4}(?!\d)/.exec(plain)?.[0];
  const dayOfMonth = /(?<!\d)\d{1,2}(?!\d)/.exec(plain)?.[0];
  const known = months;
  const month = plain
    .match(/\p{L}+/gu)
    ?.map((word) => known.get(word))
    .find((number) => number !== undefined);
  return year === undefined || dayOfMonth === undefined || month === undefined
    ? notUnderstood(from)
    : day(from, Number(year), month, Number(dayOfMonth));
}

function day(
  from: string,
  year: number,
  month: number,
  date: number,
  doubts: DateDoubt[] = [],
): Reading<string, DateDoubt> {
  const time = new Date(Date.UTC(year, month - 1, date));
  const real = year >= 1900 && year <= 2200 && time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  return real ? understood(time.toISOString().slice(0, 10), from, doubts) : notUnderstood(from);
}

function monthNames(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const locale of LOCALES) {
    for (const style of ['long', 'short'] as const) {
      // With a day beside it a name stands in the case it has in dates.
      for (const options of [
        { month: style, timeZone: 'UTC' },
        { day: 'numeric', month: style, timeZone: 'UTC' },
      ] as const) {
        const format = new Intl.DateTimeFormat(locale, options);
        for (let month = 0; month < 12; month++) {
          const name = format
            .formatToParts(new Date(Date.UTC(2026, month, 2)))
            .find(({ type }) => type === 'month')?.value;
          if (name !== undefined) found.set(fold(name).replace(/[^\p{L}]/gu, ''), month + 1);
        }
      }
    }
  }
  found.delete('');
  return found;
}
