import { useFormat, useHref } from '@kvadrat/remote-kit';
import type { HomeResponse } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './flats-for-money.module.css';

/** The sum the specification's example is made of. */
const BUDGET = 250_000;
/** The finder's eye takes in no more at once. */
const SHOWN = 6;
/** Fewer are no comparison. */
const FEWEST = 2;

/** How large a flat a sum buys in each town: squares whose area is the number, with the way into the price guide. */
export function FlatsForMoney({ towns }: Pick<HomeResponse, 'towns'>): ReactElement | null {
  const format = useFormat();
  const href = useHref();
  const flats = towns
    .flatMap(({ label, path, flatPerSquareMetre: price }) =>
      price === null || price === undefined || price <= 0 ? [] : [{ label, path, price, metres: BUDGET / price }],
    )
    .slice(0, SHOWN)
    .sort((one, other) => one.metres - other.metres);
  if (flats.length < FEWEST) return null;
  const most = Math.max(...flats.map(({ metres }) => metres));
  const sum = format.money(BUDGET);
  return (
    <section className={styles.section} aria-labelledby="za-novac">
      <div className={styles.text}>
        <h2 id="za-novac">
          <Trans>Koliko kvadrata za {sum}?</Trans>
        </h2>
        <p>
          <Trans>
            Površina stana po medijanu traženih cijena u&nbsp;svakom gradu. Svi su kvadrati nacrtani u&nbsp;istom
            mjerilu.
          </Trans>
        </p>
        <ButtonLink href={href(PATHS.priceGuide)}>
          <Trans>Cijene po mjestima</Trans>
        </ButtonLink>
      </div>
      <ul className={styles.squares}>
        {flats.map(({ label, path, price, metres }) => {
          const side = Math.round(Math.sqrt(metres / most) * 1000) / 10;
          return (
            <li key={path}>
              <a href={href(`${PATHS.priceGuide}${path}/`)}>
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <rect y={100 - side} width={side} height={side} />
                </svg>
                <b>{format.area(Math.round(metres))}</b> <span>{label}</span>{' '}
                <small>{format.perArea(Math.round(price))}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
