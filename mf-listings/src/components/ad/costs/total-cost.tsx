import { useFormat } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import facts from '../facts/facts.module.css';
import { buyerCosts, type Cost } from './buyer-costs';

/** What the purchase costs in all, for buyers from the EU and from elsewhere, with what was assumed. */
export function TotalCost({ listing }: { listing: ListingDetail }): ReactElement | null {
  const costs = buyerCosts(listing);
  const sum = useSum();
  if (costs === null) return null;
  const { price, transferTax, commission, notary, totalEu, others } = costs;
  const row = (name: ReactNode, eu: ReactNode, other: ReactNode = eu): ReactElement => (
    <tr>
      <th scope="row">{name}</th>
      <td>{eu}</td>
      {others !== null && <td>{other}</td>}
    </tr>
  );
  return (
    <section className={facts.section} aria-labelledby="ukupni-trosak">
      <h2 id="ukupni-trosak">
        <Trans>Ukupni trošak kupnje</Trans>
      </h2>
      <table className={`${facts.table ?? ''} ${facts.sums ?? ''}`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Trošak</Trans>
            </th>
            <th scope="col">
              <Trans>Kupac iz EU</Trans>
            </th>
            {others !== null && (
              <th scope="col">
                <Trans>Kupac izvan EU</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {row(<Trans>Cijena</Trans>, sum({ least: price, most: price }))}
          {transferTax === null
            ? row(<Trans>PDV</Trans>, <Trans>u cijeni</Trans>)
            : row(<Trans>Porez na promet nekretnina, 3 %</Trans>, sum(transferTax))}
          {row(<Trans>Agencijska provizija</Trans>, sum(commission))}
          {row(<Trans>Javni bilježnik i upis, procjena</Trans>, sum(notary))}
          {others !== null &&
            row(<Trans>Suglasnost ministarstva i prijevodi, procjena</Trans>, '–', sum(others.consent))}
        </tbody>
        <tfoot>
          <tr className={facts.priced}>
            <th scope="row">
              <Trans>Ukupno</Trans>
            </th>
            <td>{sum(totalEu)}</td>
            {others !== null && <td>{sum(others.total)}</td>}
          </tr>
        </tfoot>
      </table>
      <p className={facts.note}>
        <Trans>
          Provizija je računata kao uobičajenih 3 % i PDV, gdje oglas kaže da se plaća; gdje ne kaže, stoji raspon.
          Kupci izvan EU trebaju suglasnost ministarstva pravosuđa; poljoprivredno zemljište u pravilu ne mogu kupiti.
        </Trans>
      </p>
    </section>
  );
}

/** A sum in whole euros, from least to most where they differ. */
function useSum(): (cost: Cost) => string {
  const format = useFormat();
  return ({ least, most }) =>
    least === most
      ? format.money(Math.round(least))
      : `${format.money(Math.round(least))}\u202f– ${format.money(Math.round(most))}`;
}
