import { useRemote } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { Button, ButtonLink, ListIcon, MapIcon, Select } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { FIELDS } from '../../components/deeds/deed-names';
import type { SavedList } from './saved-list';
import { QUERY, savedPath, SORTS, type Sort } from './saved-query';
import styles from './saved.module.css';

/** How many there are, in which order, and on the map or not. */
export function SavedTools({ list: { query, count } }: { list: SavedList }): ReactElement {
  const { t } = useLingui();
  const { locale, navigate } = useRemote();
  const words: Record<Sort, string> = {
    newest: t`po datumu spremanja`,
    changed: t`po zadnjoj promjeni`,
    cheapest: t`od najniže cijene`,
    dearest: t`od najviše cijene`,
  };
  return (
    <div className={styles.tools}>
      <p>
        <Plural value={count} one="# oglas" few="# oglasa" other="# oglasa" />
      </p>
      <form method="get" action={localizedPath(locale, USER_PATHS.savedAds)} className={styles.sort}>
        {query.folder !== '' && <input type="hidden" name={FIELDS.folder} value={query.folder} />}
        <Select
          key={query.sort}
          label={t`Poredaj`}
          name={QUERY.sort}
          defaultValue={query.sort}
          options={SORTS.map((sort) => ({ value: sort, label: words[sort] }))}
          onChange={({ target }) =>
            navigate(
              savedPath(locale, { ...query, sort: SORTS.find((sort) => sort === target.value) ?? 'newest', page: 1 }),
              { keepScroll: true },
            )
          }
        />
        <noscript>
          <Button type="submit">
            <Trans>Primijeni</Trans>
          </Button>
        </noscript>
      </form>
      <ButtonLink small className={styles.scripted} href={savedPath(locale, { ...query, onMap: !query.onMap })}>
        {query.onMap ? (
          <>
            <ListIcon />
            <Trans>Bez karte</Trans>
          </>
        ) : (
          <>
            <MapIcon />
            <Trans>Na karti</Trans>
          </>
        )}
      </ButtonLink>
    </div>
  );
}
