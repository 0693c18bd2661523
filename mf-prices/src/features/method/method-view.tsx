import { useHref } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { Breadcrumbs, Container } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import page from '../../components/guide-page.module.css';
import styles from './method.module.css';

/** The rules by which the guide's figures can be counted again by anybody. */
export function MethodView(): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container className={page.page}>
      <Breadcrumbs
        label={t`Putanja`}
        steps={[
          { label: t`Početna`, href: href(PATHS.home) },
          { label: t`Cijene nekretnina`, href: href(PATHS.priceGuide) },
          { label: t`Kako računamo`, href: null },
        ]}
      />
      <h1>
        <Trans>Kako računamo</Trans>
      </h1>
      <div className={styles.prose}>
        <h2>
          <Trans>Što je brojka</Trans>
        </h2>
        <p>
          <Trans>
            Cijena kvadrata je medijan: pola nekretnina traži više, a pola manje. Srednja polovica je raspon bez
            četvrtine najjeftinijih i četvrtine najskupljih. Cijena se dijeli neto površinom; ako nije navedena, bruto
            površinom, a kod zemljišta površinom parcele.
          </Trans>
        </p>
        <h2>
          <Trans>Koji oglasi ulaze</Trans>
        </h2>
        <p>
          <Trans>
            Samo aktivni oglasi s cijenom i površinom. Ista nekretnina kod više oglašivača broji se jednom, po prvom
            oglasu. Ne ulaze cijene na upit, dražbe, projekti s cijenom „od”, suvlasnički dijelovi ni prava građenja i
            zakupa.
          </Trans>
        </p>
        <h2>
          <Trans>Premalo oglasa</Trans>
        </h2>
        <p>
          <Trans>
            Ispod deset nekretnina ne pokazujemo brojku, ni za mjesto ni za osobinu. Vidite samo koliko ih je.
          </Trans>
        </p>
        <h2>
          <Trans>Tražena i postignuta cijena</Trans>
        </h2>
        <p>
          <Trans>
            Sve su cijene tražene. Kupoprodaje se često sklapaju za manje; te cijene ne znamo i nikad ih ne miješamo s
            traženima.
          </Trans>
        </p>
        <h2>
          <Trans>Kretanje kroz vrijeme</Trans>
        </h2>
        <p>
          <Trans>
            Za svaki mjesec čuvamo medijan i srednju polovicu kakvi su bili zadnjeg dana, i poslije ih ne mijenjamo.
            Tekući se mjesec još mijenja. Promjena može doći i od drukčijih nekretnina u ponudi, a ne samo od cijena.
          </Trans>
        </p>
        <h2>
          <Trans>Prinos, sniženja i vrijeme</Trans>
        </h2>
        <p>
          <Trans>
            Bruto prinos je dvanaest mjesečnih najmova po kvadratu podijeljenih s cijenom kvadrata, bez troškova i
            poreza. Sniženo je ono čija je cijena niža od prijašnje. Dani u ponudi broje se od objave do danas, jer
            oglas još traje.
          </Trans>
        </p>
      </div>
    </Container>
  );
}
