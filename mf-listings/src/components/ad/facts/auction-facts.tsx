import { useFormat, useWords } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { FactList } from './fact-list';

/** What the court has announced. */
export function AuctionFacts({ auction }: { auction: ListingDetail['auction'] }): ReactElement | null {
  const { t } = useLingui();
  const word = useWords();
  const format = useFormat();
  if (auction === null) return null;
  return (
    <FactList
      id="drazba"
      title={t`Dražba`}
      facts={[
        [t`Stanje dražbe`, word('auctionStatuses', auction.status)],
        [t`Poslovni broj`, auction.caseNumber],
        [t`Krug`, <Trans key="round">{auction.round}. dražba</Trans>],
        [t`Ponude od`, format.date(auction.startsAt)],
        [t`Ponude do`, format.date(auction.endsAt)],
        [t`Utvrđena vrijednost`, format.money(auction.estimate)],
        [t`Najniža ponuda`, format.money(auction.lowestBid)],
        [t`Jamčevina`, format.money(auction.deposit)],
      ]}
    />
  );
}
