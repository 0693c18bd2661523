import type { EnquiryThread, KeptAd } from '@kvadrat/contracts/api';
import { cx, Photo, VisuallyHidden } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './thread-list.module.css';
import { useTalkTimes } from './use-talk-times';

/** A conversation in the list: who, about which ad, and what was said last. */
export function ThreadRow({
  thread,
  ad,
  href,
  isOpen,
  now,
}: {
  thread: EnquiryThread;
  ad: KeptAd | null;
  href: string;
  isOpen: boolean;
  now: string;
}): ReactElement {
  const { t } = useLingui();
  const times = useTalkTimes(now);
  const { unread, last, lastIsOwn, listing } = thread;
  return (
    <a className={cx(styles.row, unread > 0 && styles.unread)} href={href} aria-current={isOpen ? 'true' : undefined}>
      <span className={styles.picture} aria-hidden="true">
        <Photo className={styles.photo} alt="" sources={ad?.listing?.photos[0]?.sizes ?? []} sizes="4rem" />
      </span>
      <b>{thread.with === '' ? t`Oglašivač` : thread.with}</b>
      <time dateTime={thread.changedAt}>{times.short(thread.changedAt)}</time>
      <span className={styles.about}>
        {listing.title === '' ? t`Oglas ${listing.id}` : listing.title}
        {ad !== null && ad.state !== 'active' && (
          <>
            {' · '}
            <Trans>više nije u ponudi</Trans>
          </>
        )}
      </span>
      <span className={styles.last}>
        {last === '' ? <Trans>Dogovor o razgledu ili cijeni</Trans> : lastIsOwn ? <Trans>Vi: {last}</Trans> : last}
        {unread > 0 && (
          <VisuallyHidden>
            , <Plural value={unread} one="# nova poruka" few="# nove poruke" other="# novih poruka" />
          </VisuallyHidden>
        )}
      </span>
    </a>
  );
}
