import { useFormat } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './facts.module.css';

type Kind = 'net' | 'gross' | 'plot';

const KINDS = ['net', 'gross', 'plot'] as const satisfies readonly Kind[];

/** Every surface the ad states, what a square metre of it costs, and which of them the price per square metre is of. */
export function Surfaces({
  listing: { surface, price, pricedSurface },
}: {
  listing: ListingDetail;
}): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  const known = KINDS.flatMap((kind) => {
    const area = surface[kind];
    return area === null ? [] : [{ kind, area }];
  });
  if (known.length === 0) return null;
  const { value } = price;
  const names: Readonly<Record<Kind, string>> = {
    net: t`Neto korisna površina`,
    gross: t`Bruto površina`,
    plot: t`Zemljište`,
  };
  // What stands on a plot is not paid by the plot.
  const perMetre = (kind: Kind, area: number): string | null =>
    value === null || (kind === 'plot' && pricedSurface !== 'plot') ? null : format.perArea(value / area);
  return (
    <section className={styles.section} aria-labelledby="povrsina">
      <h2 id="povrsina">
        <Trans>Površina</Trans>
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Vrsta</Trans>
            </th>
            <th scope="col">
              <Trans>Površina</Trans>
            </th>
            {value !== null && (
              <th scope="col">
                <Trans>Cijena po m²</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {known.map(({ kind, area }) => (
            <tr key={kind} className={kind === pricedSurface ? styles.priced : undefined}>
              <th scope="row">{names[kind]}</th>
              <td>{format.area(area)}</td>
              {value !== null && <td>{perMetre(kind, area)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {value !== null && pricedSurface !== null && (
        <p className={styles.note}>
          <PricedNote kind={pricedSurface} />
        </p>
      )}
    </section>
  );
}

function PricedNote({ kind }: { kind: Kind }): ReactElement {
  if (kind === 'net') return <Trans>Cijena po m² u oglasu računa se prema neto korisnoj površini.</Trans>;
  return kind === 'gross' ? (
    <Trans>Cijena po m² u oglasu računa se prema bruto površini, jer neto nije navedena.</Trans>
  ) : (
    <Trans>Cijena po m² u oglasu računa se prema površini zemljišta.</Trans>
  );
}
