import { useFormat, useHref } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import facts from '../facts/facts.module.css';
import { ShortPrice } from '../price/short-price';
import styles from './other-offers.module.css';

/** The same property in other ads: one flat, however many advertisers and prices it has. */
export function OtherOffers({ listing }: { listing: ListingDetail }): ReactElement | null {
  const href = useHref();
  const format = useFormat();
  const { otherOffers: offers, price } = listing;
  if (offers.length === 0) return null;
  const asked = [price, ...offers.map((offer) => offer.price)].flatMap(({ value }) => (value === null ? [] : [value]));
  const [low, high] = [format.money(Math.min(...asked)), format.money(Math.max(...asked))];
  return (
    <section className={facts.section} aria-labelledby="druge-ponude">
      <h2 id="druge-ponude">
        <Trans>Ista nekretnina u drugim oglasima</Trans>
      </h2>
      <p className={styles.lead}>
        <Plural
          value={offers.length}
          one="Čini se da istu nekretninu nudi još # oglas."
          few="Čini se da istu nekretninu nude još # oglasa."
          other="Čini se da istu nekretninu nudi još # oglasa."
        />{' '}
        {asked.length > 1 && low !== high && (
          <Trans>
            Traže od {low} do {high}.
          </Trans>
        )}
      </p>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <a href={href(offer.path)}>
              {offer.advertiser.type === 'privato' ? <Trans>Privatni oglas</Trans> : offer.advertiser.name}
            </a>
            <span>{format.date(offer.publishedAt)}</span>
            <ShortPrice price={offer.price} />
          </li>
        ))}
      </ul>
    </section>
  );
}
