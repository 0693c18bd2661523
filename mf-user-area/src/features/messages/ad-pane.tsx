import { useHref } from '@kvadrat/remote-kit';
import type { KeptAd } from '@kvadrat/contracts/api';
import { PATHS } from '@kvadrat/contracts/paths';
import { Notice, TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { KeptCard } from '../../components/ads/kept-card';
import { ofBrowser } from '../../components/ads/shown-ad';
import type { Talk } from './load-messages';
import { messagesHref } from './message-address';
import styles from './messages.module.css';
import { useTalkPlace } from './talk-context';

/** The ad that a conversation is about, and what to mind before money moves. */
export function AdPane({ talk: { thread, side }, ad }: { talk: Talk; ad: KeptAd | null }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { route } = useTalkPlace();
  return (
    <aside className={styles.about} aria-label={t`Oglas`}>
      <h2>
        <Trans>O ovom oglasu</Trans>
      </h2>
      {ad !== null && <KeptCard ad={ofBrowser(ad)} eager={false} />}
      <p>
        <TextLink href={messagesHref(route.locale, { ad: thread.listing.id })}>
          <Trans>Svi razgovori o ovom oglasu</Trans>
        </TextLink>
      </p>
      {side === 'visitor' && (
        <Notice>
          <Trans>Predujam plaćajte tek nakon razgleda i uz ugovor. Ako netko traži novac unaprijed,</Trans>{' '}
          <TextLink href={href(`${PATHS.reportAd}${thread.listing.id}/`)}>
            <Trans>prijavite oglas</Trans>
          </TextLink>
          .
        </Notice>
      )}
    </aside>
  );
}
