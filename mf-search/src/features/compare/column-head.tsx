import { useComparedAd, useHref } from '@kvadrat/remote-kit';
import { comparePath } from '@kvadrat/contracts/paths';
import { Badge, CloseIcon, Photo, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ComparedAd } from './compare-loader';
import { useStay } from './use-stay';
import styles from './compare.module.css';

/** The ad of a column: its photo, its title as the link to it, and the way to take it out. */
export function ColumnHead({
  ad: { id, listing },
  ids,
  onlyDifferences,
  onRemove,
}: {
  ad: ComparedAd;
  ids: readonly number[];
  onlyDifferences: boolean;
  /** Its link had the focus, which is to go elsewhere. */
  onRemove: () => void;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const stay = useStay();
  const [, choose] = useComparedAd(id);
  const title = listing?.title ?? t`Oglas ${id}`;
  return (
    <th scope="col">
      <div className={styles.ad}>
        <Photo
          className={styles.photo}
          alt={listing?.photo?.alt ?? t`Oglas nema slika: ${title}`}
          sources={listing?.photo?.sizes ?? []}
          sizes="(min-width: 1200px) 16rem, 60vw"
          eager
        />
        {listing === null ? (
          <span className={styles.gone}>
            <VisuallyHidden>{title}: </VisuallyHidden>
            <Trans>Oglas više nije dostupan</Trans>
          </span>
        ) : (
          <a className={styles.title} href={href(listing.path)}>
            {title}
          </a>
        )}
        {listing?.status === 'sold' && (
          <span>
            <Badge tone="strong">{listing.contract === 2 ? <Trans>Iznajmljeno</Trans> : <Trans>Prodano</Trans>}</Badge>
          </span>
        )}
        <a
          className={styles.remove}
          href={href(
            comparePath(
              ids.filter((other) => other !== id),
              onlyDifferences,
            ),
          )}
          aria-label={t`Ukloni iz usporedbe: ${title}`}
          onClick={(event) => {
            choose(false);
            stay(event);
            onRemove();
          }}
        >
          <CloseIcon size="xs" />
          <Trans>Ukloni</Trans>
        </a>
      </div>
    </th>
  );
}
