import { useHref } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Breadcrumbs, Container } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import page from '../../components/guide-page.module.css';
import { readHome } from './home-form';
import { HomeFields } from './home-fields';
import type { ValuationData } from './valuation-loader';
import { ValuationResult } from './valuation-result';
import styles from './valuation.module.css';

/** A plain GET form of a home's facts, and beside it what such homes are asked for. */
export function ValuationView({ data, route }: { data: ValuationData; route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const read = readHome(route.search);
  return (
    <Container className={page.page}>
      <Breadcrumbs
        label={t`Putanja`}
        steps={[
          { label: t`Početna`, href: href(PATHS.home) },
          { label: t`Cijene nekretnina`, href: href(PATHS.priceGuide) },
          { label: t`Procjena`, href: null },
        ]}
      />
      <h1>
        <Trans>Procjena nekretnine</Trans>
      </h1>
      <p className={page.note}>
        <Trans>Raspon tražene cijene prema oglasima koji su vašoj nekretnini slični. Bez prijave i bez poziva.</Trans>
      </p>
      <div className={styles.columns}>
        <HomeFields read={read} noSuchPlace={data.noSuchPlace} />
        {data.valuation === null ? (
          <p className={page.note}>
            <Trans>Upišite mjesto i površinu. Što više podataka upišete, to je raspon uži.</Trans>
          </p>
        ) : (
          <ValuationResult valuation={data.valuation} />
        )}
      </div>
    </Container>
  );
}
