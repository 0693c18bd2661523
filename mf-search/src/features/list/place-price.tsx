import { useFormat } from '@kvadrat/remote-kit';
import type { SearchListResponse } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './place-price.module.css';

type Price = NonNullable<SearchListResponse['price']>;

/** Rents have a decimal, since most of them lie between 8 and 20 euros. */
const SMALL = 100;

/** What the price guide says of the place of a list, with the way there; nothing where it says nothing. */
export function PlacePrice({ price }: { price: Price | undefined }): ReactElement | null {
  const { number, units } = useFormat();
  if (price === undefined) return null;
  const { label, perSquareMetre: euros, count, path } = price;
  const sample = number(count);
  const shown = number(euros < SMALL ? Math.round(euros * 10) / 10 : Math.round(euros));
  return (
    <section className={styles.price} aria-labelledby="cijena-mjesta">
      <h2 id="cijena-mjesta">
        <PriceTitle {...price} />
      </h2>
      <p>
        <b>
          {shown}&nbsp;€/{units.squareMetre}
        </b>{' '}
        {price.offer === 'rent' ? (
          <Trans>na mjesec, medijan tražene cijene</Trans>
        ) : (
          <Trans>medijan tražene cijene</Trans>
        )}
        {' · '}
        <Trans>nekretnina u&nbsp;uzorku: {sample}</Trans>
      </p>
      <a href={path}>
        <Trans>Kretanje i usporedba cijena: {label}</Trans>
      </a>
    </section>
  );
}

function PriceTitle({ offer, kind, label }: Pick<Price, 'offer' | 'kind' | 'label'>): ReactElement {
  if (kind === 'houses')
    return offer === 'rent' ? <Trans>Najam kuća: {label}</Trans> : <Trans>Cijene kuća: {label}</Trans>;
  return offer === 'rent' ? <Trans>Najam stanova: {label}</Trans> : <Trans>Cijene stanova: {label}</Trans>;
}
