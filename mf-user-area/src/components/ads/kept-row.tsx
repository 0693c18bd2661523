import { useFormat, useHref } from '@kvadrat/remote-kit';
import { cx, Photo } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import styles from './kept-card.module.css';
import type { ShownAd } from './shown-ad';

/** An ad in one line. @param quiet of what is put away, whose photo is not to draw the eye @param note at the end of its facts */
export function KeptRow({
  ad,
  quiet = false,
  note,
  children,
}: {
  ad: ShownAd;
  quiet?: boolean;
  note?: ReactNode;
  children?: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const format = useFormat();
  const { listing, state } = ad;
  const title = ad.title === '' ? t`Oglas ${ad.id}` : ad.title;
  const area = listing?.surface.net ?? listing?.surface.gross ?? listing?.surface.plot ?? null;
  const price = listing?.price.value ?? null;
  const facts =
    listing === null
      ? []
      : [
          listing.place.label,
          ...(area === null ? [] : [format.area(area)]),
          price === null ? t`cijena na upit` : format.money(price),
        ];
  return (
    <article className={cx(styles.row, quiet && styles.quiet)}>
      <span aria-hidden="true">
        <Photo className={styles.thumb} alt="" sources={listing?.photos[0]?.sizes ?? []} sizes="4.5rem" />
      </span>
      <div>
        {listing === null || state === 'gone' ? <b>{title}</b> : <a href={href(listing.path)}>{title}</a>}
        <small>
          {facts.join(', ')}
          {state !== 'active' && (
            <>
              {' '}
              · <Trans>više nije u ponudi</Trans>
            </>
          )}
          {note !== undefined && <> · {note}</>}
        </small>
      </div>
      <div className={styles.acts}>{children}</div>
    </article>
  );
}
