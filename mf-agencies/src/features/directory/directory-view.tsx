import { useHref } from '@kvadrat/remote-kit';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { agenciesPath, PATHS } from '@kvadrat/contracts/paths';
import { Breadcrumbs, Container, EmptyState, Notice, Pagination, TextLink } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AgencyRow } from './agency-row';
import { directoryAddress, readDirectoryAddress } from './directory-address';
import { DirectoryForm } from './directory-form';
import type { DirectoryData } from './directory-loader';
import { FacetChips } from './facet-chips';
import { OfficesMap } from './offices-map';
import { SortSelect } from './sort-select';
import styles from './directory.module.css';

/** The directory of agencies: who there is in a place, with what they offer there, and where their offices are. */
export function DirectoryView({ data, route }: { data: DirectoryData; route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { directory, unknownPlace } = data;
  const { ask } = readDirectoryAddress(route);
  const { place, around, results, currentPage, maxPages } = directory;
  const asked = unknownPlace === null ? ask : { ...ask, place: null };
  const label = place?.label ?? '';
  const steps =
    place === null
      ? [{ label: t`Agencije`, href: null }]
      : [
          { label: t`Agencije`, href: href(agenciesPath()) },
          ...around.map((step) => ({ label: step.label, href: href(agenciesPath(step.path)) })),
          { label, href: null },
        ];
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <Breadcrumbs label={t`Putanja`} steps={[{ label: t`Početna`, href: href(PATHS.home) }, ...steps]} />
        <h1>{place === null ? <Trans>Agencije za nekretnine</Trans> : t`Agencije za nekretnine: ${label}`}</h1>
        <DirectoryForm key={`${route.path}${route.search}`} ask={asked} directory={directory} typed={unknownPlace} />
        {(unknownPlace !== null || directory.unknownPlace) && (
          <Notice>
            {unknownPlace === null ? (
              <Trans>Na ovoj adresi nema mjesta. Potražite ga po imenu.</Trans>
            ) : (
              t`Mjesto „${unknownPlace}” ne poznajemo, pa tražimo u cijeloj Hrvatskoj.`
            )}
          </Notice>
        )}
      </div>
      <FacetChips ask={asked} directory={directory} />
      <div className={styles.sides}>
        <section className={styles.results} aria-label={t`Rezultati`}>
          <div className={styles.meta}>
            <Found {...directory} />
            {results.length > 0 && <SortSelect key={`${route.path}${route.search}`} ask={asked} />}
          </div>
          {results.length === 0 ? (
            <EmptyState title={t`Ovdje nema takvih agencija`}>
              <p>
                <Trans>Uklonite uvjet ili pogledajte cijelu Hrvatsku.</Trans>
              </p>
              <p>
                <TextLink href={href(agenciesPath())}>
                  <Trans>Sve agencije</Trans>
                </TextLink>
              </p>
            </EmptyState>
          ) : (
            <ul className={styles.rows}>
              {results.map((agency) => (
                <AgencyRow key={agency.id} agency={agency} />
              ))}
            </ul>
          )}
          <Pagination
            current={currentPage}
            last={maxPages}
            href={(page) => href(directoryAddress({ ...asked, page }))}
            labels={{
              navigation: t`Stranice popisa agencija`,
              previous: t`Prethodna`,
              next: t`Sljedeća`,
              page: (page) => t`Stranica ${page}`,
            }}
          />
          <p className={styles.ranking}>
            <Trans>
              Redoslijed: najprije agencije s više oglasa u ovom mjestu, a kod istog broja po abecedi. Kad upišete ime,
              najprije one čije je ime najsličnije. Plaćanjem se redoslijed ne mijenja.
            </Trans>
          </p>
        </section>
        <OfficesMap agencies={results} />
      </div>
    </Container>
  );
}

function Found({ count, ads }: DirectoryData['directory']): ReactElement {
  return (
    <p className={styles.count}>
      <strong>
        <Plural value={count} one="# agencija" few="# agencije" other="# agencija" />
      </strong>
      {', '}
      <Plural value={ads} one="# oglas" few="# oglasa" other="# oglasa" />
    </p>
  );
}
