import { useFormat, useHref, useWords } from '@kvadrat/remote-kit';
import type { Valuation } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import { Table, TextLink } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { guideAddress } from '../../components/guide-address';
import page from '../../components/guide-page.module.css';
import { useFigures } from '../../components/use-figures';
import { AskedSquares } from './asked-squares';
import { useReasonTexts } from './use-reason-texts';
import styles from './valuation.module.css';

type Told = Valuation & { estimate: NonNullable<Valuation['estimate']> };

/** The range first, then where it comes from; or why there is none. */
export function ValuationResult({ valuation }: { valuation: Valuation }): ReactElement {
  return isTold(valuation) ? <Estimate valuation={valuation} /> : <CannotSay valuation={valuation} />;
}

function isTold(valuation: Valuation): valuation is Told {
  return valuation.estimate !== null;
}

function Estimate({ valuation }: { valuation: Told }): ReactElement {
  const { money, perSquareMetre, change } = useFigures();
  const reasonTexts = useReasonTexts();
  const { estimate, reasons, place, count } = valuation;
  const [middle, each] = [money(estimate.middle), perSquareMetre(estimate.perSquareMetre)];
  const where = place?.label ?? '';
  return (
    <div className={styles.result}>
      <section aria-labelledby="raspon">
        <h2 id="raspon">
          {estimate.confidence === 'rough' ? (
            <Trans>Okvirni raspon tražene cijene</Trans>
          ) : (
            <Trans>Raspon tražene cijene</Trans>
          )}
        </h2>
        <p className={styles.range} data-confidence={estimate.confidence}>
          <span>{money(estimate.low)}</span>–<span>{money(estimate.high)}</span>
        </p>
        <p>
          <Trans>
            Sredina {middle}, to je {each}
          </Trans>
        </p>
        <p className={page.note}>
          <b>
            {estimate.confidence === 'sure' ? (
              <Trans>Pouzdano.</Trans>
            ) : estimate.confidence === 'fair' ? (
              <Trans>Prilično pouzdano.</Trans>
            ) : (
              <Trans>Okvirno.</Trans>
            )}
          </b>{' '}
          <Plural
            value={count}
            one={`# sličan oglas (${where}).`}
            few={`# slična oglasa (${where}).`}
            other={`# sličnih oglasa (${where}).`}
          />{' '}
          <Trans>Osam od deset sličnih nekretnina traži cijenu iz ovog raspona.</Trans>
        </p>
      </section>
      <AskedSquares valuation={valuation} />
      <Comparables valuation={valuation} />
      {reasons.length > 0 && (
        <section aria-labelledby="razlozi">
          <h2 id="razlozi">
            <Trans>Što pomiče cijenu</Trans>
          </h2>
          <ul className={styles.reasons}>
            {reasons.map(({ reason, effect }) => (
              <li key={reason}>
                {reasonTexts[reason]} <b>{change(effect)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={page.note}>
        <Trans>
          To su tražene cijene; postignute su često niže. Ovo nije procjena ovlaštenog procjenitelja i banka je ne
          prihvaća. Ne vidimo pogled, buku ni susjede.
        </Trans>
      </p>
      <Ways valuation={valuation} />
    </div>
  );
}

function Comparables({ valuation }: { valuation: Told }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const word = useWords();
  const format = useFormat();
  const { money, perSquareMetre } = useFigures();
  return (
    // No landmark of its own: the table is one of this name where it has to be scrolled.
    <section>
      <h2>
        <Trans>Najsličniji oglasi</Trans>
      </h2>
      <Table
        caption={t`Najsličniji oglasi`}
        hideCaption
        rows={valuation.comparables}
        rowKey={({ id }) => id}
        columns={[
          {
            header: <Trans>Nekretnina</Trans>,
            rowHeader: true,
            cell: ({ id, surface, floor, yearBuilt, condition }) => (
              <>
                <a href={href(`${PATHS.listings}${id}/`)}>{format.area(surface)}</a>
                <small className={styles.facts}>
                  {[
                    floor === null ? null : t`kat ${floor}`,
                    yearBuilt === null ? null : String(yearBuilt),
                    condition === null ? null : word('conditions', condition).toLocaleLowerCase(),
                  ]
                    .filter((fact) => fact !== null)
                    .join(', ')}
                </small>
              </>
            ),
          },
          { header: <Trans>Tražena cijena</Trans>, cell: ({ price }) => money(price), numeric: true },
          { header: <Trans>Cijena kvadrata</Trans>, cell: (row) => perSquareMetre(row.perSquareMetre), numeric: true },
          { header: <Trans>Svedeno na vašu</Trans>, cell: ({ adjusted }) => money(adjusted), numeric: true },
          {
            header: <Trans>Udaljenost</Trans>,
            cell: ({ distance }) => (distance === null ? '–' : format.length(distance)),
            numeric: true,
          },
        ]}
      />
    </section>
  );
}

/** Too few are alike: how many, and three ways on. */
function CannotSay({ valuation }: { valuation: Valuation }): ReactElement {
  const { fewest, count } = valuation;
  return (
    <div className={styles.result}>
      <section aria-labelledby="raspon">
        <h2 id="raspon">
          <Trans>Ne možemo reći</Trans>
        </h2>
        <p>
          <Plural
            value={count}
            _0="Nismo našli nijedan sličan oglas s cijenom."
            one="Našli smo samo # sličan oglas s cijenom."
            few="Našli smo samo # slična oglasa s cijenom."
            other="Našli smo samo # sličnih oglasa s cijenom."
          />{' '}
          <Trans>Raspon pokazujemo od {fewest}, jer bi inače jedna cijena pomaknula sve.</Trans>
        </p>
      </section>
      <Ways valuation={valuation} />
    </div>
  );
}

function Ways({ valuation: { adsPath, place, asked } }: { valuation: Valuation }): ReactElement {
  const href = useHref();
  const path = (place ?? asked).path;
  return (
    <ul className={styles.ways}>
      <li>
        <TextLink href={href(adsPath)}>
          <Trans>Pogledajte slične oglase</Trans>
        </TextLink>
      </li>
      <li>
        <TextLink href={href(guideAddress(path, { offer: 'sale', kind: 'flats' }))}>
          <Trans>Cijene u tom mjestu</Trans>
        </TextLink>
      </li>
      <li>
        <TextLink href={href(PATHS.mortgage)}>
          <Trans>Kalkulator kredita</Trans>
        </TextLink>
      </li>
    </ul>
  );
}
