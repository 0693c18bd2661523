import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { API_PREFIX } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton } from '../../components/deeds/deed-form';
import { FIELDS } from '../../components/deeds/deed-names';
import styles from './news.module.css';

/** Addresses by which programs follow the search; whoever has one can, until they are renewed. */
export function FeedAddresses({ searchId, feed }: { searchId: number; feed: string }): ReactElement {
  const address = (form: 'atom' | 'json'): string =>
    `${API_PREFIX}search-feeds/${form}/?${LINK_PARAMETERS.link}=${feed}`;
  return (
    <section className={styles.feeds}>
      <h2>
        <Trans>Pratite čitačem vijesti</Trans>
      </h2>
      <p>
        <Trans>Adrese su tajne: tko ih ima, vidi što je novo u ovoj pretrazi. Nova adresa isključuje prijašnju.</Trans>
      </p>
      <p className={styles.addresses}>
        <a href={address('atom')} data-native="" rel="nofollow">
          Atom
        </a>
        <a href={address('json')} data-native="" rel="nofollow">
          JSON Feed
        </a>
        <DeedButton deed="feed" kind="plain" hidden={{ [FIELDS.search]: String(searchId) }}>
          <Trans>Nova adresa</Trans>
        </DeedButton>
      </p>
    </section>
  );
}
