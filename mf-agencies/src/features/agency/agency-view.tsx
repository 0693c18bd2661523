import { useFormat, useHref } from '@kvadrat/remote-kit';
import type { AgencyDetail } from '@kvadrat/contracts/api';
import { agenciesPath, PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Avatar, Breadcrumbs, Container } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ADS_ID, readAds } from '../../components/ads/ads-address';
import { AdsList } from '../../components/ads/ads-list';
import { ContactBox } from '../../components/contact/contact-box';
import { NoAgency } from '../../components/no-agency';
import { Standing } from '../../components/standing/standing';
import { useDuration } from '../../lib/use-duration';
import { useLanguageNames } from '../../lib/use-language-names';
import { About } from './about';
import type { AgencyData } from '../../components/read-agency';
import { Gone } from './gone';
import { Offices } from './offices';
import { People } from './people';
import styles from './agency.module.css';

/** An agency: what it offers, who it is, who works for it and where it is met. */
export function AgencyView({ data, route }: { data: AgencyData; route: RouteLocation }): ReactElement {
  return data === null ? <NoAgency /> : <Agency {...data} route={route} />;
}

function Agency({ agency, ads, route }: NonNullable<AgencyData> & { route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const format = useFormat();
  const { name, path, people, offices, about, gone } = agency;
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t`Putanja`}
        steps={[
          { label: t`Početna`, href: href(PATHS.home) },
          { label: t`Agencije`, href: href(agenciesPath()) },
          { label: name, href: null },
        ]}
      />
      <header className={styles.head}>
        <Avatar name={name} large className={styles.sign} />
        <div>
          <h1>{name}</h1>
          <Standing agency={agency} />
        </div>
      </header>
      <Figures agency={agency} sale={ads.sale} rent={ads.rent} />
      <nav className={styles.anchors} aria-label={t`Na ovoj stranici`}>
        <a href={`#${ADS_ID}`}>
          {t`Oglasi`} {format.number(ads.total)}
        </a>
        <a href="#o-agenciji">{t`O agenciji`}</a>
        {people.length > 0 && (
          <a href="#osobe">
            {t`Osobe`} {format.number(people.length)}
          </a>
        )}
        {gone.sold + gone.rented + gone.withdrawn > 0 && <a href="#prodano">{t`Prodano`}</a>}
        {offices.length > 0 && (
          <a href="#uredi">
            {t`Uredi`} {format.number(offices.length)}
          </a>
        )}
      </nav>
      <div className={styles.columns}>
        <ContactBox agency={agency} />
        <div className={styles.main}>
          <AdsList ads={ads} ask={readAds(route.search)} path={path} />
          <About agency={agency} about={about} />
          <People people={people} />
          <Gone gone={gone} />
          <Offices offices={offices} name={name} />
        </div>
      </div>
    </Container>
  );
}

function Figures({ agency, sale, rent }: { agency: AgencyDetail; sale: number; rent: number }): ReactElement {
  const format = useFormat();
  const languageName = useLanguageNames();
  const { answers, gone, languages, people } = agency;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>
          <Trans>Oglasi</Trans>
        </dt>
        <dd>
          <b>{format.number(sale + rent)}</b>
          <small>
            <Trans>
              {sale} na prodaju, {rent} za najam
            </Trans>
          </small>
        </dd>
      </div>
      {answers !== null && <Answers {...answers} />}
      <div>
        <dt>
          <Trans>Otišlo iz ponude u 12 mjeseci</Trans>
        </dt>
        <dd>
          <b>{format.number(gone.sold + gone.rented)}</b>
          <small>
            <Trans>prodano ili iznajmljeno, prema navodu agencije</Trans>
          </small>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Osobe</Trans>
        </dt>
        <dd>
          <b>{format.number(people.length)}</b>
        </dd>
      </div>
      {languages.length > 0 && (
        <div>
          <dt>
            <Trans>Jezici</Trans>
          </dt>
          <dd>
            <b>{languages.join(', ')}</b>
            <small>{languages.map(languageName).join(', ')}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How long an answer takes, and how many there are none to. */
function Answers({ asked, answered, medianMinutes }: NonNullable<AgencyDetail['answers']>): ReactElement {
  const duration = useDuration();
  return (
    <div>
      <dt>
        <Trans>Odgovor na upit</Trans>
      </dt>
      <dd>
        <b>{duration(medianMinutes)}</b>
        <small>
          <Trans>
            medijan; u 90 dana odgovoreno na {answered} od {asked} upita
          </Trans>
        </small>
      </dd>
    </div>
  );
}
