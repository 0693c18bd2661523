import { useHref } from '@kvadrat/remote-kit';
import type { PriceGuide } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { guideAddress } from '../../components/guide-address';
import page from '../../components/guide-page.module.css';
import { useFigures } from '../../components/use-figures';
import { classOf, priceClasses } from './price-classes';
import styles from './price-map.module.css';

/** From here on numbers on the map are thousands: four digits have no room in a small county. */
const THOUSAND = 1000;
/** Fills of the style sheet; where there are fewer steps than these, the darkest ones are taken. */
const STEPS = 5;

/**
 * The places inside, filled by what is asked there in steps that hold as many places each. Every place carries its number, so the
 * fill says nothing that is not written; the table below has the same figures for who sees no map.
 */
export function PriceMap({ guide: { map, parts, offer, kind } }: { guide: PriceGuide }): ReactElement | null {
  const href = useHref();
  const { perSquareMetre, number, onMap } = useFigures();
  if (map === null || map === undefined) return null;
  const partOf = new Map(parts.map((part) => [part.place.path, part]));
  const medians = parts.flatMap(({ figure: { median } }) => (median === null ? [] : [median]));
  if (medians.length < 2) return null;
  const classes = priceClasses(medians);
  const inThousands = Math.min(...medians) >= THOUSAND;
  // Rents keep their decimal, without which two steps could read the same.
  const rounded = (price: number): string => number(inThousands ? Math.round(price) : Math.round(price * 10) / 10);
  const stepOf = (price: number | null): string | undefined =>
    price === null ? styles.none : styles[`step${classOf(price, classes) + STEPS - classes.length}`];
  const untold = map.shapes.some(({ path }) => (partOf.get(path)?.figure.median ?? null) === null);
  return (
    <section className={page.section} aria-labelledby="karta-cijena">
      <header>
        <div>
          <h2 id="karta-cijena">
            <Trans>Karta cijena</Trans>
          </h2>
          <p>
            {inThousands ? (
              <Trans>Brojevi na karti su tisuće eura po kvadratnom metru. Iste su brojke u tablici ispod.</Trans>
            ) : (
              <Trans>Brojevi na karti su euri po kvadratnom metru. Iste su brojke u tablici ispod.</Trans>
            )}
          </p>
        </div>
      </header>
      <div className={styles.sides}>
        {/* The table twin is what readers are given; the map would read the same numbers without an order. */}
        <svg className={styles.map} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false">
          {map.shapes.map(({ path, outline }) => {
            const part = partOf.get(path);
            const median = part?.figure.median ?? null;
            const label = part?.place.label ?? '';
            return (
              <a key={path} href={href(guideAddress(path, { offer, kind }))} tabIndex={-1}>
                <path d={outline} className={stepOf(median)}>
                  <title>{median === null ? label : `${label}: ${perSquareMetre(median)}`}</title>
                </path>
              </a>
            );
          })}
          {map.shapes.map(({ path, x, y }) => {
            const median = partOf.get(path)?.figure.median ?? null;
            if (median === null) return null;
            return (
              <text key={path} x={x} y={y} className={stepOf(median)}>
                {onMap(median, inThousands)}
              </text>
            );
          })}
        </svg>
        <Legend classes={classes} untold={untold} stepOf={stepOf} rounded={rounded} />
      </div>
    </section>
  );
}

interface LegendProps {
  classes: ReturnType<typeof priceClasses>;
  /** Whether a place has too few ads to be filled. */
  untold: boolean;
  stepOf: (price: number | null) => string | undefined;
  rounded: (price: number) => string;
}

/** What each fill stands for. */
function Legend({ classes, untold, stepOf, rounded }: LegendProps): ReactElement {
  const { perSquareMetre } = useFigures();
  return (
    <ul className={styles.legend}>
      {classes.map(({ from, until }) => (
        <li key={from}>
          <Swatch step={stepOf(from)} />
          {from === until ? perSquareMetre(until) : `${rounded(from)}–${perSquareMetre(until)}`}
        </li>
      ))}
      {untold && (
        <li>
          <Swatch step={stepOf(null)} />
          <Trans>premalo oglasa</Trans>
        </li>
      )}
    </ul>
  );
}

function Swatch({ step }: { step: string | undefined }): ReactElement {
  return (
    <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
      <rect width={10} height={10} className={step} />
    </svg>
  );
}
