import { useFormat } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { rangeText, unitRanges } from '../unit-ranges';
import { FactList } from './fact-list';

/** What is to be paid, as far as the ad says it. */
export function Costs({
  listing: { contract, price, commission, advertiser, project, auction },
}: {
  listing: ListingDetail;
}): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  const rent = contract === 2;
  const { value } = price;
  return (
    <FactList
      id="troskovi"
      title={t`Cijena i troškovi`}
      facts={[
        // The section of the auction has its lowest bid.
        [
          rent ? t`Mjesečna najamnina` : t`Cijena`,
          auction !== null ? null : value === null ? (
            <Trans>na upit</Trans>
          ) : (
            rangeText([value, Math.max(value, unitRanges(project?.units ?? []).prices?.[1] ?? value)], format.money)
          ),
        ],
        [t`Prijašnja cijena`, price.previous === null ? null : format.money(price.previous)],
        [
          t`Cijena po m²`,
          price.perSquareMetre === null || project !== null ? null : format.perArea(price.perSquareMetre),
        ],
        [
          t`Provizija`,
          advertiser.type === 'privato' || commission === null ? null : commission ? (
            <Commission rent={rent} />
          ) : (
            <Trans>ne plaća se</Trans>
          ),
        ],
      ]}
    />
  );
}

function Commission({ rent }: { rent: boolean }): ReactElement {
  return rent ? <Trans>plaća je najmoprimac</Trans> : <Trans>plaća je kupac</Trans>;
}
