import { Badge, CheckIcon, cx, StarIcon, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { ColumnHead } from './column-head';
import type { ComparedAd } from './compare-loader';
import type { CompareRow } from './compare-row';
import { useCompareRows } from './use-compare-rows';
import styles from './compare.module.css';

/** A row for each fact, a column for each ad. Where they do not fit, the table scrolls by itself, beside its row headers. */
export function CompareTable({
  ads,
  onlyDifferences,
}: {
  ads: readonly ComparedAd[];
  onlyDifferences: boolean;
}): ReactElement {
  const { t } = useLingui();
  const region = useRef<HTMLDivElement>(null);
  const { facts, features } = useCompareRows(ads);
  const shown = (rows: readonly CompareRow[]): CompareRow[] => rows.filter(({ same }) => !onlyDifferences || !same);
  const [shownFacts, shownFeatures] = [shown(facts), shown(features)];
  const ids = ads.map(({ id }) => id);
  const body = (rows: readonly CompareRow[], what: (value: string | null) => ReactNode): ReactElement[] =>
    rows.map((row) => <Row key={row.key} row={row} ads={ads} what={what} />);
  return (
    <>
      <div ref={region} className={styles.scroll} role="region" aria-label={t`Tablica usporedbe`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>
                  <Trans>Podatak</Trans>
                </VisuallyHidden>
              </th>
              {ads.map((ad) => (
                <ColumnHead
                  key={ad.id}
                  ad={ad}
                  ids={ids}
                  onlyDifferences={onlyDifferences}
                  onRemove={() => region.current?.focus({ preventScroll: true })}
                />
              ))}
            </tr>
          </thead>
          <tbody>{body(shownFacts, (value) => value ?? <NotStated />)}</tbody>
          {shownFeatures.length > 0 && (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={ads.length + 1} className={styles.group}>
                  <span>
                    <Trans>Oprema i pogodnosti</Trans>
                  </span>
                </th>
              </tr>
              {body(shownFeatures, (value) =>
                value === null ? (
                  <NotStated />
                ) : (
                  <span className={styles.has}>
                    <CheckIcon />
                    {value}
                  </span>
                ),
              )}
            </tbody>
          )}
        </table>
      </div>
      {shownFacts.length + shownFeatures.length === 0 && (
        <p className={styles.note}>
          <Trans>Ti se oglasi ne razlikuju ni u čemu što navode.</Trans>
        </p>
      )}
      <p className={styles.note}>
        <Trans>Navodi oglašivača. Što oglas ne navodi, nekretnina ipak može imati.</Trans>
      </p>
    </>
  );
}

function Row({
  row: { name, values, best, bestWord, same },
  ads,
  what,
}: {
  row: CompareRow;
  ads: readonly ComparedAd[];
  what: (value: string | null) => ReactNode;
}): ReactElement {
  return (
    <tr className={cx(same && styles.same)}>
      <th scope="row">{name}</th>
      {ads.map(({ id, listing }, index) => (
        <td key={id}>
          {listing === null ? (
            <span className={styles.none}>
              –
              <VisuallyHidden>
                {' '}
                <Trans>nije dostupan</Trans>
              </VisuallyHidden>
            </span>
          ) : (
            what(values[index] ?? null)
          )}
          {best.includes(index) && (
            <>
              {' '}
              <Badge tone="good">
                <StarIcon size="xs" />
                {bestWord}
              </Badge>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function NotStated(): ReactElement {
  return (
    <span className={styles.none}>
      <Trans>nije navedeno</Trans>
    </span>
  );
}
