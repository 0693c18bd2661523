import { useFormat } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { CompareButton } from './compare-button';
import { HideButton } from './hide-button';
import styles from './card.module.css';

/** Who offers it, agency or private, and since when; beside it what one can do with the ad. */
export function CardAdvertiser({
  listing: { id, title, advertiser, publishedAt },
  onHide,
}: {
  listing: ListingCard;
  onHide: (() => void) | undefined;
}): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div className={styles.foot}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(advertiser.name)}
      </span>
      <span className={styles.name}>
        {advertiser.name}
        <small>
          {advertiser.type === 'agenzia' ? t`agencija` : t`privatni oglas`}
          {' · '}
          <time dateTime={publishedAt}>
            <VisuallyHidden>
              <Trans>Objavljeno</Trans>{' '}
            </VisuallyHidden>
            {format.date(publishedAt)}
          </time>
        </small>
      </span>
      {onHide !== undefined && (
        <span className={styles.acts}>
          <CompareButton id={id} title={title} />
          <HideButton id={id} title={title} onHide={onHide} />
        </span>
      )}
    </div>
  );
}

/** `Marjan kvadrat d.o.o.` → `MK`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
