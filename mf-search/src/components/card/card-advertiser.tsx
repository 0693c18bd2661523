import type { ListingCard } from '@kvadrat/contracts/api';
import { VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useFormat } from '../../lib/use-format';
import styles from './card.module.css';

/** Who offers it, agency or private, and since when. */
export function CardAdvertiser({ listing: { advertiser, publishedAt } }: { listing: ListingCard }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div className={styles.foot}>
      <span className={styles.initials} aria-hidden="true">{initialsOf(advertiser.name)}</span>
      <span className={styles.name}>
        {advertiser.name}
        <small>{advertiser.type === 'agenzia' ? t`agencija` : t`privatni oglas`}</small>
      </span>
      <time dateTime={publishedAt}>
        <VisuallyHidden><Trans>Objavljeno</Trans> </VisuallyHidden>
        {format.date(publishedAt)}
      </time>
    </div>
  );
}

/** `Marjan kvadrat d.o.o.` → `MK`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words.slice(0, 2).map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}
