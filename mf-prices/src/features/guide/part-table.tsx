import { useHref } from '@kvadrat/remote-kit';
import type { GuidePart, PriceGuide } from '@kvadrat/contracts/api';
import { Table } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { guideAddress } from '../../components/guide-address';
import page from '../../components/guide-page.module.css';
import { useFigures } from '../../components/use-figures';
import { Bar } from './bar';

/** The places inside, the dearest first: the bar is the number again, for the eye. */
export function PartTable({ guide }: { guide: PriceGuide }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { perSquareMetre, change, number } = useFigures();
  const told = guide.parts.filter(({ figure }) => figure.median !== null);
  const few = guide.parts.filter(({ figure }) => figure.median === null);
  const most = Math.max(...told.map(({ figure }) => figure.median ?? 0));
  const choice = { offer: guide.offer, kind: guide.kind };
  const name = ({ place }: GuidePart): ReactElement => (
    <a href={href(guideAddress(place.path, choice))}>{place.label}</a>
  );
  const ads = ({ figure }: GuidePart): ReactElement => <a href={href(figure.adsPath)}>{number(figure.count)}</a>;
  return (
    <section className={page.section} aria-labelledby="po-mjestima">
      <header>
        <div>
          <h2 id="po-mjestima">
            {guide.place.path === '' ? <Trans>Po županijama</Trans> : <Trans>Po mjestima</Trans>}
          </h2>
          <p>
            <Trans>Od najskupljeg. Broj nekretnina vodi do njihovih oglasa.</Trans>
          </p>
        </div>
      </header>
      {told.length > 0 && (
        <Table
          caption={t`Tražene cijene po mjestima`}
          hideCaption
          rows={told}
          rowKey={({ place }) => place.path}
          columns={[
            { header: <Trans>Mjesto</Trans>, cell: name, rowHeader: true },
            { header: <Trans>Medijan</Trans>, cell: ({ figure }) => perSquareMetre(figure.median ?? 0), numeric: true },
            { header: '', cell: ({ figure }) => <Bar share={(figure.median ?? 0) / most} /> },
            {
              header: <Trans>Godišnje</Trans>,
              cell: (part) => (part.change === null ? '–' : change(part.change)),
              numeric: true,
            },
            { header: <Trans>Nekretnina</Trans>, cell: ads, numeric: true },
          ]}
        />
      )}
      {few.length > 0 && (
        <details className={page.more}>
          <summary>
            <Trans>Mjesta s premalo oglasa za brojku</Trans>
          </summary>
          <Table
            caption={t`Mjesta s premalo oglasa za brojku`}
            hideCaption
            rows={few}
            rowKey={({ place }) => place.path}
            columns={[
              { header: <Trans>Mjesto</Trans>, cell: name, rowHeader: true },
              { header: <Trans>Nekretnina</Trans>, cell: ads, numeric: true },
            ]}
          />
        </details>
      )}
    </section>
  );
}
