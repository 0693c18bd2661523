import { useFormat, useHref } from '@kvadrat/remote-kit';
import type { ListingDetail, PriceNote } from '@kvadrat/contracts/api';
import { adSheetPath } from '@kvadrat/contracts/paths';
import { DocIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { TotalCost } from './costs/total-cost';
import { Description } from './description';
import { AuctionFacts } from './facts/auction-facts';
import { Costs } from './facts/costs';
import { Documents } from './facts/documents';
import { Energy } from './facts/energy';
import { Facts } from './facts/facts';
import { Features } from './facts/features';
import { Legal } from './facts/legal';
import { ProjectUnits } from './facts/project-units';
import { Surfaces } from './facts/surfaces';
import { Tours } from './facts/tours';
import { PriceHistory } from './history/price-history';
import { Location } from './location/location';
import { OtherOffers } from './offers/other-offers';
import { OwnerNote } from './owner-note';
import { PriceNoteSection } from './price/price-note';
import { ReportLink } from './report/report-link';
import styles from './ad.module.css';

/** What an ad says beyond its first view: words, facts, papers, prices. The server's HTML of it works by itself. */
export function AdDetails({
  listing,
  priceNote,
}: {
  listing: ListingDetail;
  priceNote: PriceNote | null;
}): ReactElement {
  const format = useFormat();
  const href = useHref();
  // A new price is a change of the ad, whichever of the two was written down later.
  const lastPriceAt = listing.priceHistory.at(-1)?.at ?? listing.updatedAt;
  const changedAt = Date.parse(lastPriceAt) > Date.parse(listing.updatedAt) ? lastPriceAt : listing.updatedAt;
  return (
    <>
      <OwnerNote withheld={listing.withheld} />
      <PriceNoteSection listing={listing} note={priceNote} />
      <OtherOffers listing={listing} />
      <AuctionFacts auction={listing.auction} />
      <Description text={listing.description} locale={listing.descriptionLocale} />
      <Tours listing={listing} />
      <Facts listing={listing} />
      <Features features={listing.features} ownWords={listing.ownWords} />
      {listing.project === null && <Surfaces listing={listing} />}
      <ProjectUnits project={listing.project} />
      <Location listing={listing} />
      <Energy listing={listing} />
      <Legal listing={listing} />
      <Documents documents={listing.documents} />
      <PriceHistory listing={listing} />
      <Costs listing={listing} />
      <TotalCost listing={listing} />
      <div className={styles.foot}>
        <a className={styles.sheet} href={href(adSheetPath(listing.id))} type="application/pdf" data-native>
          <DocIcon />
          <Trans>Oglas na jednoj stranici (PDF)</Trans>
        </a>
        <p className={styles.dates}>
          <Trans>
            Objavljeno {format.date(listing.publishedAt)}, izmijenjeno {format.date(changedAt)}
          </Trans>
        </p>
        {listing.withheld === null && <ReportLink id={listing.id} />}
      </div>
    </>
  );
}
