import { useAdMark, useHref, type LoadContext, type PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type SharedList } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LINK_PARAMETERS, PATHS, SAVED_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, Container, EmptyState, HeartButton, Pagination } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { KeptCard } from '../../components/ads/kept-card';
import card from '../../components/ads/kept-card.module.css';
import { ofBrowser, type ShownAd } from '../../components/ads/shown-ad';
import { linkOf } from '../../components/link-of';
import { pageOf } from '../../components/lists/page-of';
import styles from './shared.module.css';

export interface SharedData {
  /** Null where the link is none, or has been ended. */
  list: SharedList | null;
}

const EAGER = 3;

export async function loadShared(
  { search, locale }: RouteLocation,
  { http, signal }: LoadContext,
): Promise<PageLoad<SharedData>> {
  const link = linkOf(search);
  if (link === '') return { status: 404, data: { list: null } };
  try {
    const list = await http.get(
      apiAddress('shared-lists', { veza: link, page: pageOf(search), locale }),
      signal === undefined ? {} : { signal },
    );
    return { status: 200, data: { list } };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { status: 404, data: { list: null } };
    throw error;
  }
}

/** A folder of saved ads, as whoever has its link sees it. */
export function SharedView({
  data: { list },
  route: { search, locale },
}: {
  data: SharedData;
  route: RouteLocation;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  if (list === null) {
    return (
      <Container className={styles.page}>
        <EmptyState level="h1" title={t`Ovaj popis više nije otvoren`}>
          <p>
            <Trans>Poveznica nije potpuna, ili ju je zatvorila osoba koja je popis podijelila.</Trans>
          </p>
          <ButtonLink kind="primary" href={href(PATHS.defaultSearch)}>
            <Trans>Nađi oglase</Trans>
          </ButtonLink>
        </EmptyState>
      </Container>
    );
  }
  const { name, owner, count, results, currentPage, maxPages } = list;
  return (
    <Container className={styles.page}>
      <header>
        <h1>{name}</h1>
        <p>
          <Trans>Popis dijeli {owner}.</Trans> <Plural value={count} one="# oglas" few="# oglasa" other="# oglasa" />
        </p>
      </header>
      {results.length === 0 ? (
        <p>
          <Trans>Na popisu zasad nema oglasa.</Trans>
        </p>
      ) : (
        <ul className={card.grid}>
          {results.map((ad, index) => (
            <li key={ad.id}>
              <SharedCard ad={ofBrowser(ad)} eager={index < EAGER} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={currentPage}
        last={maxPages}
        href={(page) =>
          `${localizedPath(locale, SAVED_PATHS.shared)}?${LINK_PARAMETERS.link}=${linkOf(search)}${page === 1 ? '' : `&stranica=${page}`}`
        }
        labels={{
          navigation: t`Stranice popisa`,
          previous: t`Prethodna`,
          next: t`Sljedeća`,
          page: (page) => t`Stranica ${page}`,
        }}
      />
    </Container>
  );
}

function SharedCard({ ad, eager }: { ad: ShownAd; eager: boolean }): ReactElement {
  const { t } = useLingui();
  const { id, title } = ad;
  const [saved, save] = useAdMark('saved', id);
  return (
    <KeptCard
      ad={ad}
      eager={eager}
      corner={<HeartButton label={t`Spremi: ${title}`} pressed={saved} onToggle={() => save(!saved)} />}
    />
  );
}
