import { definePage } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { Container, Skeleton } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { loadPlaces, type PlacesData } from './places-loader';
import styles from './places.module.css';

function Places({ data: { query, places } }: { data: PlacesData }): ReactElement {
  const count = places.length;
  return (
    <Container className={styles.page}>
      <h1><Trans>Mjesta za „{query}”</Trans></h1>
      <p><Plural value={count} one="# mjesto" few="# mjesta" other="# mjesta" /></p>
      <ul className={styles.list}>
        {places.map(({ id, label }) => <li key={id}>{label}</li>)}
      </ul>
    </Container>
  );
}

function PlacesSkeleton(): ReactElement {
  return <Container className={styles.page}><Skeleton className={styles.heading} /></Container>;
}

/** The first page of the remote: replace it. */
export const placesPage = definePage({
  load: loadPlaces,
  head: ({ query }, route, i18n) => ({
    title: i18n._(msg`Mjesta za „${query}” | Kvadrat`),
    description: i18n._(msg`Mjesta u Hrvatskoj čije ime odgovara riječi „${query}”.`),
    canonical: localizedPath(route.locale, route.path),
    robots: 'noindex',
  }),
  Page: Places,
  Skeleton: PlacesSkeleton,
});
