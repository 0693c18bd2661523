import { useRemote } from '@kvadrat/build/remote';
import type { ListingDetail, PriceNote, SimilarListings } from '@kvadrat/contracts/api';
import { Container, PinIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';
import { useFormat } from '../../lib/use-format';
import { AdBadges } from './ad-badges';
import { AdBar } from './ad-bar';
import type { ContactAnswer } from './ad-loader';
import { ContactBox } from './contact/contact-box';
import { QuickContact } from './contact/quick-contact';
import { useContact } from './contact/use-contact';
import { TotalCost } from './costs/total-cost';
import { Description } from './description';
import { AuctionFacts } from './facts/auction-facts';
import { Costs } from './facts/costs';
import { Energy } from './facts/energy';
import { Facts } from './facts/facts';
import { Features } from './facts/features';
import { KeyFacts } from './facts/key-facts';
import { Legal } from './facts/legal';
import { ProjectUnits } from './facts/project-units';
import { Surfaces } from './facts/surfaces';
import { Gallery } from './gallery/gallery';
import { PriceHistory } from './history/price-history';
import { OtherOffers } from './offers/other-offers';
import { AdPrice } from './price/ad-price';
import { PriceNoteLine, PriceNoteSection } from './price/price-note';
import { SimilarAds } from './similar/similar-ads';
import styles from './ad.module.css';

/** An ad whole: photos, price, facts, words of the advertiser, who offers, and what is like it. */
export function AdPage({ listing, similar, priceNote, contact: known }: {
  listing: ListingDetail;
  similar: SimilarListings | null;
  priceNote: PriceNote | null;
  contact: ContactAnswer | null;
}): ReactElement {
  const format = useFormat();
  const { marks } = useRemote();
  const contact = useContact(listing.id, known);
  const { id, title, address, place } = listing;
  useEffect(() => marks.set('seen', id, true), [marks, id]);
  return (
    <Container className={styles.page}>
      <AdBar listing={listing} />
      <Gallery photos={listing.photos} plans={listing.floorPlans} title={title} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.title}>
            <AdBadges listing={listing} />
            <AdPrice price={listing.price} per={listing.project !== null ? 'project' : listing.contract === 2 ? 'month' : null} />
            <PriceNoteLine note={priceNote} />
            <h1>{title}</h1>
            <p className={styles.place}><PinIcon /><span>{address === null ? place.label : `${address}, ${place.label}`}</span></p>
          </div>
          <KeyFacts listing={listing} />
          <PriceNoteSection listing={listing} note={priceNote} />
          <OtherOffers listing={listing} />
          <AuctionFacts auction={listing.auction} />
          <Description text={listing.description} locale={listing.descriptionLocale} />
          <Facts listing={listing} />
          <Features features={listing.features} />
          <Surfaces listing={listing} />
          <ProjectUnits project={listing.project} />
          <Energy listing={listing} />
          <Legal listing={listing} />
          <PriceHistory listing={listing} />
          <Costs listing={listing} />
          <TotalCost listing={listing} />
          <p className={styles.dates}>
            <Trans>Objavljeno {format.date(listing.publishedAt)}, izmijenjeno {format.date(listing.updatedAt)}</Trans>
          </p>
        </div>
        <ContactBox listing={listing} contact={contact} />
      </div>
      <SimilarAds similar={similar} />
      {listing.status === 'active' && <QuickContact listing={listing} contact={contact} />}
    </Container>
  );
}
