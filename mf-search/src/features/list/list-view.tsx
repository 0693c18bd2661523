import { PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Breadcrumbs, ButtonLink, Container } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useHref } from '../../lib/use-href';
import { Filters } from './filters/filters';
import { readListAddress } from './list-address';
import type { ListData } from './list-loader';
import { Notices } from './notices';
import { Results } from './results';
import styles from './list.module.css';

export function ListView({ data, route }: { data: ListData; route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  if (data === null) return <UnknownList />;
  const { response, unknownPlace } = data;
  const { criteria } = readListAddress(route);
  const place = unknownPlace === null ? { text: response.place?.label ?? '', path: criteria.place } : { text: unknownPlace, path: null };
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <Breadcrumbs
          label={t`Putanja`}
          steps={response.breadcrumbs.map(({ label, path }) => ({ label, href: path }))}
        />
        <h1>{response.seo.h1}</h1>
        <Notices notices={response.notices} unknownPlace={unknownPlace} />
      </div>
      <Filters criteria={criteria} place={place} action={href(route.path)} />
      <Results response={response} criteria={criteria} />
    </Container>
  );
}

function UnknownList(): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.unknown}>
      <h1><Trans>Takve pretrage nema</Trans></h1>
      <p><Trans>Na ovoj adresi nema oglasa. Možda je adresa pogrešno prepisana.</Trans></p>
      <ButtonLink kind="primary" href={href(PATHS.defaultSearch)}><Trans>Prikaži stanove i kuće na prodaju</Trans></ButtonLink>
    </Container>
  );
}
