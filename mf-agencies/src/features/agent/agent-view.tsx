import { useFormat, useHref } from '@kvadrat/remote-kit';
import { agenciesPath, PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Avatar, Breadcrumbs, Container } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { readAds } from '../../components/ads/ads-address';
import { AdsList } from '../../components/ads/ads-list';
import { ContactBox } from '../../components/contact/contact-box';
import { NoAgency } from '../../components/no-agency';
import { useLanguageNames } from '../../lib/use-language-names';
import type { AgentData } from './agent-loader';
import styles from './agent.module.css';

/** Somebody who works for an agency, with the ads this person looks after. */
export function AgentView({ data, route }: { data: AgentData; route: RouteLocation }): ReactElement {
  return data === null ? <NoAgency /> : <Agent {...data} route={route} />;
}

function Agent({ agency, person, ads, route }: NonNullable<AgentData> & { route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const format = useFormat();
  const languageName = useLanguageNames();
  const { name, licence, languages, path } = person;
  const { sale, rent } = ads;
  const { name: agencyName } = agency;
  const facts: [string, string][] = [
    ...(licence === null ? [] : [[t`Upis u imenik agenata`, licence] satisfies [string, string]]),
    ...(languages.length === 0 ? [] : [[t`Govori`, languages.map(languageName).join(', ')] satisfies [string, string]]),
    [t`Oglasi`, `${format.number(sale + rent)} (${t`${sale} na prodaju, ${rent} za najam`})`],
  ];
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t`Putanja`}
        steps={[
          { label: t`Početna`, href: href(PATHS.home) },
          { label: t`Agencije`, href: href(agenciesPath()) },
          { label: agency.name, href: href(agency.path) },
          { label: name, href: null },
        ]}
      />
      <header className={styles.head}>
        <Avatar name={name} large className={styles.face} />
        <div>
          <h1>{name}</h1>
          <p>
            <Trans>
              Radi u agenciji <a href={href(agency.path)}>{agencyName}</a>
            </Trans>
          </p>
        </div>
      </header>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.columns}>
        <ContactBox agency={agency} person={person} />
        <AdsList ads={ads} ask={readAds(route.search)} path={path} />
      </div>
    </Container>
  );
}
