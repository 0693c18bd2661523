import { useFormat } from '@kvadrat/remote-kit';

/** Figures of the guide in the page's language. */
interface Figures {
  /** Of a square metre; rents with a decimal, since most of them lie between 8 and 20 euros. */
  perSquareMetre: (euros: number) => string;
  money: (euros: number) => string;
  /** `12,4 %` of 0.124 */
  share: (share: number) => string;
  /** `+12,4 %` or `−3 %`: with its sign, also where it has risen. */
  change: (share: number) => string;
  number: (value: number) => string;
  /** As short as a map has room for: `4,3` of 4270 in thousands, else `14,3`. */
  onMap: (euros: number, inThousands: boolean) => string;
  /** `11/2026` of `2026-11` */
  month: (month: string) => string;
}

const SMALL = 100;

export function useFigures(): Figures {
  const { number, money, units, percent, change } = useFormat();
  return {
    perSquareMetre: (euros) =>
      `${number(euros < SMALL ? Math.round(euros * 10) / 10 : Math.round(euros))}\u00a0€/${units.squareMetre}`,
    money: (euros) => money(Math.round(euros)),
    share: percent,
    change,
    number,
    onMap: (euros, inThousands) => number(Math.round((inThousands ? euros / 1000 : euros) * 10) / 10),
    month: (month) => `${Number(month.slice(5))}/${month.slice(0, 4)}`,
  };
}
