import { useRemote } from '@kvadrat/remote-kit';
import { Pagination } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AccountHint } from '../../components/area/account-hint';
import card from '../../components/ads/kept-card.module.css';
import { ClearList } from '../../components/lists/clear-list';
import { DoneNote } from '../../components/deeds/done-note';
import { CompareBar } from './compare-bar';
import { FolderBar } from './folder-bar';
import { FolderPanel } from './folder-panel';
import { NothingSaved } from './nothing-saved';
import { SavedCard } from './saved-card';
import type { SavedList } from './saved-list';
import { SavedMap } from './saved-map';
import { savedPath } from './saved-query';
import { SavedTools } from './saved-tools';
import styles from './saved.module.css';

/** How many cards have their photo in the server's HTML. */
const EAGER = 3;

/** The list with what can be done with it. */
export function SavedAds({ list, emailVerified }: { list: SavedList; emailVerified: boolean }): ReactElement {
  const { t } = useLingui();
  const { locale } = useRemote();
  const { query, folders, ads, pages, total } = list;
  const folder = folders.find(({ key }) => key === query.folder);
  if (total === 0 && folders.length === 0)
    return (
      <>
        <DoneNote done={query.done} />
        <NothingSaved isAccount={list.isAccount} />
      </>
    );
  return (
    <div className={styles.list}>
      <DoneNote done={query.done} />
      {!list.isAccount && <AccountHint />}
      <FolderBar list={list} />
      {folder !== undefined && <FolderPanel folder={folder} isAccount={list.isAccount} emailVerified={emailVerified} />}
      <SavedTools list={list} />
      {query.onMap && <SavedMap ads={ads} />}
      {ads.length === 0 ? (
        <p className={styles.empty}>
          {folder === undefined ? (
            <Trans>Na ovoj stranici popisa nema oglasa.</Trans>
          ) : (
            <Trans>
              Mapa „{folder.name}” je prazna. Na spremljenom oglasu otvorite „Napomena i mapa” pa je odaberite.
            </Trans>
          )}
        </p>
      ) : (
        <ul className={card.grid}>
          {ads.map((ad, index) => (
            <li key={ad.id}>
              <SavedCard ad={ad} folders={folders} isAccount={list.isAccount} eager={index < EAGER} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={query.page}
        last={pages}
        href={(page) => savedPath(locale, { ...query, page })}
        labels={{
          navigation: t`Stranice popisa`,
          previous: t`Prethodna`,
          next: t`Sljedeća`,
          page: (page) => t`Stranica ${page}`,
        }}
      />
      {query.folder === '' && total > 0 && (
        <ClearList
          words={<Trans>Isprazni popis</Trans>}
          question={<Trans>Ukloniti sve spremljene oglase? To se još jedan dan može vratiti.</Trans>}
        />
      )}
      <CompareBar ads={ads} />
    </div>
  );
}
