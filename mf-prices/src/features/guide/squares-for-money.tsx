import { useHref } from '@kvadrat/remote-kit';
import type { GuidePart, PriceGuide } from '@kvadrat/contracts/api';
import { parseNumber } from '@kvadrat/contracts/numbers';
import { Button, NumberField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { choiceParameters, guideAddress } from '../../components/guide-address';
import page from '../../components/guide-page.module.css';
import { useFigures } from '../../components/use-figures';
import styles from './squares-for-money.module.css';

const USUAL = 250_000;
const [LEAST, MOST] = [1000, 20_000_000];
/** More squares than these say no more. */
const MOST_SQUARES = 24;

/** How many square metres a sum buys in each place: squares whose area is the number. */
export function SquaresForMoney({ guide, search }: { guide: PriceGuide; search: string }): ReactElement | null {
  const { t } = useLingui();
  const href = useHref();
  const { money, number } = useFigures();
  const typed = new URLSearchParams(search).get('iznos');
  const parsed = typed === null ? null : parseNumber(typed, fits);
  const budget = parsed?.kind === 'number' && fits(parsed.value) ? Math.round(parsed.value) : USUAL;
  const wrong = typed !== null && !(parsed?.kind === 'number' && fits(parsed.value));
  const squares = squaresOf(guide, budget);
  if (squares.length === 0) return null;
  const most = Math.max(...squares.map(({ metres }) => metres));
  const [sum, least, top] = [money(budget), number(LEAST), number(MOST)];
  const choice = { offer: guide.offer, kind: guide.kind };
  return (
    <section className={page.section} aria-labelledby="kvadrati">
      <header>
        <div>
          <h2 id="kvadrati">
            <Trans>Koliko kvadrata za {sum}</Trans>
          </h2>
          <p>
            <Trans>Površina svakog kvadrata razmjerna je broju kvadratnih metara po medijanu tražene cijene.</Trans>
          </p>
        </div>
        <form
          className={styles.form}
          method="get"
          action={`${href(guideAddress(guide.place.path, choice)).split('?')[0]}#kvadrati`}
          noValidate
        >
          {choiceParameters(choice).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <NumberField
            label={t`Iznos`}
            name="iznos"
            inputMode="numeric"
            suffix="€"
            defaultValue={wrong ? (typed ?? '') : number(budget)}
            error={wrong ? t`Upišite iznos od ${least} do ${top}.` : undefined}
          />
          <Button type="submit">
            <Trans>Preračunaj</Trans>
          </Button>
        </form>
      </header>
      <ul className={styles.squares}>
        {squares.map(({ part, metres }) => {
          const side = Math.round(Math.sqrt(metres / most) * 1000) / 10;
          return (
            <li key={part.place.path}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <rect x={0} y={100 - side} width={side} height={side} />
              </svg>
              <a href={href(guideAddress(part.place.path, choice))}>{part.place.label}</a>
              <b>{number(Math.round(metres))}&nbsp;m²</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function fits(value: number): boolean {
  return value >= LEAST && value <= MOST;
}

/** The places inside, or the place itself where none of them has a number; those with most ads, the largest square first. */
function squaresOf(guide: PriceGuide, budget: number): { part: GuidePart; metres: number }[] {
  const parts = guide.parts.some(({ figure }) => figure.median !== null)
    ? guide.parts
    : [{ place: guide.place, figure: guide.figure, change: null }];
  return parts
    .toSorted((one, other) => other.figure.count - one.figure.count)
    .flatMap((part) => (part.figure.median === null ? [] : [{ part, metres: budget / part.figure.median }]))
    .slice(0, MOST_SQUARES)
    .sort((one, other) => other.metres - one.metres);
}
