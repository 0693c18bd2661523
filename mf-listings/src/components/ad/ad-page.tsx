import { BelowFirstView, Island, useRemote } from '@kvadrat/remote-kit';
import type { ListingCard, ListingDetail, PriceNote, SimilarListings } from '@kvadrat/contracts/api';
import { Container, PinIcon } from '@kvadrat/ui-kit';
import { useEffect, type ReactElement } from 'react';
import { AdBadges } from './ad-badges';
import { AdBar } from './ad-bar';
import { ContactBox } from './contact/contact-box';
import { QuickContact } from './contact/quick-contact';
import { useContact } from '../../components/phone/use-contact';
import { useContactWays } from './contact/use-contact-ways';
import { Gallery } from './gallery/gallery';
import { KeyFacts } from './key-facts';
import { laterAd, LaterDetails } from './later';
import { AdPrice } from './price/ad-price';
import { cutSince } from './price/cut-since';
import { PriceNoteLine } from './price/price-note-line';
import { AdvertiserAds } from './similar/advertiser-ads';
import { SimilarAds } from './similar/similar-ads';
import { unitRanges } from './unit-ranges';
import styles from './ad.module.css';

/** An ad whole: photos, price, facts, words of the advertiser, who offers, and what is like it. */
export function AdPage({
  listing,
  similar,
  others,
  priceNote,
  isPreview = false,
}: {
  listing: ListingDetail;
  similar: SimilarListings | null;
  /** What else the advertiser offers. */
  others: readonly ListingCard[];
  priceNote: PriceNote | null;
  /** Whether it is not published yet: nobody has seen it then, and nobody can be called. */
  isPreview?: boolean;
}): ReactElement {
  const { marks } = useRemote();
  const contact = useContact(listing.id);
  const ways = useContactWays(listing);
  const { id, title, address, place } = listing;
  useEffect(() => (isPreview ? undefined : marks.set('seen', id, true)), [marks, id, isPreview]);
  return (
    <Container className={styles.page}>
      <AdBar listing={listing} />
      <Gallery id={id} photos={listing.photos} plans={listing.floorPlans} title={title} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.title}>
            <AdBadges listing={listing} />
            <AdPrice
              price={listing.price}
              per={
                listing.project !== null
                  ? 'project'
                  : listing.auction !== null
                    ? 'auction'
                    : listing.contract === 2
                      ? 'month'
                      : null
              }
              highest={unitRanges(listing.project?.units ?? []).prices?.[1]}
              since={cutSince(listing)}
            />
            <PriceNoteLine note={priceNote} />
            <h1>{title}</h1>
            <p className={styles.place}>
              <PinIcon />
              <span>{address === null ? place.label : `${address}, ${place.label}`}</span>
            </p>
          </div>
          <KeyFacts listing={listing} />
          <BelowFirstView placeholder={<div className={styles.below} />}>
            <Island className={styles.island} load={laterAd.load} placeholder={<div className={styles.lines} />}>
              <LaterDetails listing={listing} priceNote={priceNote} />
            </Island>
          </BelowFirstView>
        </div>
        <ContactBox listing={listing} contact={contact} ways={ways} />
      </div>
      <BelowFirstView placeholder={null}>
        <SimilarAds similar={similar} />
        <AdvertiserAds name={listing.advertiser.name} ads={others} />
      </BelowFirstView>
      {listing.status === 'active' && !isPreview && <QuickContact listing={listing} contact={contact} ways={ways} />}
      {ways.dialog}
    </Container>
  );
}
