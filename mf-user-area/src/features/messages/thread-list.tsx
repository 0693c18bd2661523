import { useHref } from '@kvadrat/remote-kit';
import type { EnquiryThreads, KeptAd } from '@kvadrat/contracts/api';
import { PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, EmptyState, Notice, Pagination, SearchIcon, TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Area } from '../../components/area/load-area';
import { BOX_NAME, boxWord, messagesHref, TEXT_NAME, type Box, type MessagesQuery } from './message-address';
import styles from './thread-list.module.css';
import { ThreadRow } from './thread-row';
import { useTalkPlace } from './talk-context';

interface ThreadListProps {
  list: EnquiryThreads;
  ads: readonly KeptAd[];
  query: MessagesQuery;
  /** The conversation that is shown. */
  open: number | null;
  now: string;
  area: Area;
}

/** All conversations: what is unread first; by search, by ad, by box. */
export function ThreadList({ list, ads, query, open, now, area }: ThreadListProps): ReactElement {
  const { t } = useLingui();
  const { route } = useTalkPlace();
  const adOf = query.ad === null ? null : list.results.find(({ listing }) => listing.id === query.ad)?.listing.title;
  return (
    <nav className={styles.threads} aria-label={t`Razgovori`}>
      <div className={styles.top}>
        <p className={styles.heading} aria-hidden="true">
          <Trans>Poruke</Trans>
        </p>
        <form role="search" method="get" action={messagesHref(route.locale, {})} className={styles.search}>
          {query.box !== 'inbox' && <input type="hidden" name={BOX_NAME} value={boxWord(query.box)} />}
          <SearchIcon />
          <input
            type="search"
            name={TEXT_NAME}
            defaultValue={query.text}
            maxLength={200}
            placeholder={t`Traži po osobi, oglasu ili riječi`}
            aria-label={t`Traži u porukama`}
          />
        </form>
        <Boxes list={list} query={query} />
        {query.ad !== null && (
          <p className={styles.narrow}>
            <span>
              <Trans>Samo o oglasu: {adOf ?? query.ad}</Trans>
            </span>{' '}
            <TextLink href={messagesHref(route.locale, { ...query, ad: null, thread: null, page: 1 })}>
              <Trans>Prikaži sve</Trans>
            </TextLink>
          </p>
        )}
      </div>
      {list.results.length === 0 ? (
        <NoThreads query={query} isProven={area.emailVerified} />
      ) : (
        <ul className={styles.list}>
          {list.results.map((thread) => (
            <li key={thread.id}>
              <ThreadRow
                thread={thread}
                ad={ads.find(({ id }) => id === thread.listing.id) ?? null}
                href={messagesHref(route.locale, { ...query, thread: thread.id })}
                isOpen={thread.id === open}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
      {list.maxPages > 1 && (
        <div className={styles.pages}>
          <Pagination
            current={list.currentPage}
            last={list.maxPages}
            href={(page) => messagesHref(route.locale, { ...query, thread: null, page })}
            labels={{
              navigation: t`Stranice popisa`,
              previous: t`Prethodna`,
              next: t`Sljedeća`,
              page: (page) => t`Stranica ${page}`,
            }}
          />
        </div>
      )}
    </nav>
  );
}

function Boxes({ list: { boxes }, query }: { list: EnquiryThreads; query: MessagesQuery }): ReactElement | null {
  const { t } = useLingui();
  const { route } = useTalkPlace();
  if (boxes.archived + boxes.blocked === 0 && query.box === 'inbox') return null;
  const words: readonly [Box, string][] = [
    ['inbox', t`Primljeno`],
    ['archived', t`Arhiva`],
    ['blocked', t`Blokirano`],
  ];
  return (
    <ul className={styles.boxes}>
      {words.map(([box, name]) => (
        <li key={box}>
          <a
            href={messagesHref(route.locale, { box })}
            aria-current={query.box === box && query.text === '' ? 'true' : undefined}
          >
            {name} <span>{boxes[box]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function NoThreads({ query, isProven }: { query: MessagesQuery; isProven: boolean }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  if (!isProven)
    return (
      <div className={styles.nothing}>
        <Notice tone="warn">
          <Trans>
            Razgovore vidite čim potvrdite svoju adresu e-pošte. Poveznica je u poruci koju smo vam poslali; novu možete
            zatražiti u profilu.
          </Trans>{' '}
          <TextLink href={href(USER_PATHS.profile)}>
            <Trans>Otvori profil</Trans>
          </TextLink>
        </Notice>
      </div>
    );
  if (query.text !== '' || query.ad !== null || query.box !== 'inbox')
    return (
      <p className={styles.nothing}>
        {query.text !== '' ? <Trans>Ništa ne odgovara pretrazi.</Trans> : <Trans>Ovdje nema razgovora.</Trans>}
      </p>
    );
  return (
    <EmptyState title={t`Još nema razgovora`}>
      <p>
        <Trans>
          Na svakom oglasu možete poslati upit, tražiti razgled ili predložiti cijenu. Odgovori stižu ovamo i na vašu
          e-poštu.
        </Trans>
      </p>
      <ButtonLink href={href(PATHS.defaultSearch)}>
        <Trans>Nađi oglase</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
