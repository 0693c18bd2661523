import type { readGuide } from './read-guide';

type Guide = Awaited<ReturnType<typeof readGuide>>;
type Cell = string | number | boolean | null;

const COLUMNS = 'table,place,offer,kind,part,value,month,count,lower,median,upper,price,reduced_share,days,invented';

/** All a page of the guide shows, a row for each figure; points for decimals, whatever the language, as programs read it. */
export function downloadCsv(guide: Guide): string {
  const { offer, kind } = guide;
  const place = (path: string): string => (path === '' ? 'hrvatska' : path);
  const own = place(guide.place.path);
  const figure = ({ count, lower, median, upper, price, reducedShare, days }: Guide['figure']): Cell[] => [
    count,
    cents(lower),
    cents(median),
    cents(upper),
    cents(price),
    reducedShare === null ? null : Number(reducedShare.toFixed(4)),
    days,
  ];
  const rows: Cell[][] = [
    ['place', own, offer, kind, 'all', null, null, ...figure(guide.figure), false],
    ...guide.parts.map((part): Cell[] => [
      'inside',
      place(part.place.path),
      offer,
      kind,
      'all',
      null,
      null,
      ...figure(part.figure),
      false,
    ]),
    ...guide.cuts.flatMap(({ cut, parts }) =>
      parts.map((part): Cell[] => ['part', own, offer, kind, cut, part.value, null, ...figure(part.figure), false]),
    ),
    ...guide.months.map(({ month, count, lower, median, upper, invented }): Cell[] => [
      'month',
      own,
      offer,
      kind,
      'all',
      null,
      month,
      count,
      cents(lower),
      cents(median),
      cents(upper),
      null,
      null,
      null,
      invented,
    ]),
  ];
  return `${[COLUMNS, ...rows.map((row) => row.map(written).join(','))].join('\r\n')}\r\n`;
}

function cents(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}

/** Paths and codes have no character that would need quotes; a place's path is the only text somebody wrote. */
function written(value: Cell): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
