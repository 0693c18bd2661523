import { useFormat, useHref } from '@kvadrat/remote-kit';
import type { SavedSearch } from '@kvadrat/contracts/api';
import { searchNewsPath } from '@kvadrat/contracts/paths';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AlertForm } from '../../components/deeds/alert-form';
import { DeedButton, DeedForm } from '../../components/deeds/deed-form';
import { FIELDS } from '../../components/deeds/deed-names';
import { BusyButton, TextField } from '@kvadrat/ui-kit';
import { SearchRow } from './search-row';
import styles from './searches.module.css';

/** A saved search with what is new in it, its alert, and the ways to change it. */
export function SavedSearchRow({ search }: { search: SavedSearch }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { date } = useFormat();
  const { id, name, path, createdAt, news } = search;
  const hidden = { [FIELDS.search]: String(id) };
  const day = date(createdAt);
  return (
    <SearchRow
      path={path}
      name={name}
      details={
        <>
          <a href={href(searchNewsPath(id))} className={news > 0 ? styles.news : undefined}>
            {news > 0 ? (
              <Plural value={news} one="# novost" few="# novosti" other="# novosti" />
            ) : (
              <Trans>Što se promijenilo</Trans>
            )}
          </a>{' '}
          · <Trans>spremljeno {day}</Trans>
        </>
      }
    >
      <AlertForm search={search} />
      <details className={styles.rename}>
        <summary aria-label={t`Preimenuj pretragu: ${name}`}>
          <Trans>Preimenuj</Trans>
        </summary>
        <DeedForm deed="search-name" hidden={hidden} className={styles.name}>
          {({ busy, errorOf, typed }) => (
            <>
              <TextField
                key={name}
                label={t`Naziv`}
                name="name"
                maxLength={100}
                defaultValue={typed['name'] ?? name}
                error={errorOf('name')}
              />
              <BusyButton type="submit" small kind="outlined" busy={busy}>
                <Trans>Spremi</Trans>
              </BusyButton>
            </>
          )}
        </DeedForm>
      </details>
      <DeedButton deed="search" kind="plain" hidden={hidden} label={t`Obriši pretragu: ${name}`}>
        <Trans>Obriši</Trans>
      </DeedButton>
    </SearchRow>
  );
}
