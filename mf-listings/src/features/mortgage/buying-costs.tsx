import { useFormat } from '@kvadrat/remote-kit';
import { Table } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import styles from './mortgage.module.css';
import { purchaseCosts, type Seller } from './purchase-costs';

/** What buying costs beside the price, and how much of it is the buyer's own money. */
export function BuyingCosts({
  price,
  own,
  seller,
  commission,
}: {
  price: number;
  /** Of the price itself. */
  own: number;
  seller: Seller;
  commission: number;
}): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const money = (value: number): string => format.money(Math.round(value));
  const { tax, taxAtMost, agency, total } = purchaseCosts(price, seller, commission);
  const most = money(taxAtMost);
  const rows: { id: string; label: ReactNode; value: ReactNode }[] = [
    { id: 'price', label: <Trans>Cijena</Trans>, value: money(price) },
    {
      id: 'tax',
      label:
        seller === 'vat' ? (
          <Trans>Porez na promet: PDV je već u cijeni</Trans>
        ) : (
          <Trans>Porez na promet nekretnina, 3 %</Trans>
        ),
      value: tax === null ? <Trans>0 ili {most}</Trans> : money(tax),
    },
    { id: 'agency', label: <Trans>Provizija agencije s PDV-om</Trans>, value: money(agency) },
    {
      id: 'total',
      label: tax === null ? <Trans>Ukupno, najviše</Trans> : <Trans>Ukupno</Trans>,
      value: <b>{money(total)}</b>,
    },
    {
      id: 'own',
      label: tax === null ? <Trans>Od toga vaš novac, najviše</Trans> : <Trans>Od toga vaš novac</Trans>,
      value: <b>{money(total - (price - own))}</b>,
    },
  ];
  return (
    <section className={styles.plan} aria-labelledby="troskovi-kupnje">
      <h2 id="troskovi-kupnje">
        <Trans>Troškovi kupnje</Trans>
      </h2>
      <Table
        caption={t`Troškovi kupnje`}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { header: <Trans>Stavka</Trans>, cell: ({ label }) => label, rowHeader: true },
          { header: <Trans>Iznos</Trans>, cell: ({ value }) => value, numeric: true },
        ]}
      />
      <p className={styles.basis}>
        <Trans>
          Hoće li se platiti porez ili je u cijeni PDV, ovisi o tome tko prvi prodaje, a ne o tome tko oglašava. Javni
          bilježnik, upis u zemljišnu knjigu i procjena za banku nisu uračunati. Kupcima izvan EU-a za kupnju može
          trebati suglasnost.
        </Trans>
      </p>
    </section>
  );
}
