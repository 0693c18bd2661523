import { apiAddress, type ConsentState } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LEGAL_PATHS } from '@kvadrat/contracts/paths';
import { CONSENT_VERSION, type RouteLocation } from '@kvadrat/contracts/remote';
import { Trans, useLingui } from '@lingui/react/macro';
import { CATEGORIES } from './categories';
import styles from './consent.module.css';

/** One form of HTML, which needs no script: what is ticked is what this browser has allowed. */
export function ConsentView({ data, route: { locale } }: { data: ConsentState; route: RouteLocation }) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Postavke kolačića</Trans>
      </h1>
      <p className={styles.lead}>
        {data.chosen ? (
          <Trans>Ovo ste odabrali. Izbor vrijedi šest mjeseci i možete ga promijeniti kad god želite.</Trans>
        ) : (
          <Trans>Još niste odabrali, pa ne radi ništa osim nužnoga. Izbor vrijedi šest mjeseci.</Trans>
        )}{' '}
        <a href={localizedPath(locale, LEGAL_PATHS.cookies)}>
          <Trans>Više o kolačićima</Trans>
        </a>
      </p>
      <form action={apiAddress('consent')} method="post">
        <input type="hidden" name="version" value={CONSENT_VERSION} />
        <input type="hidden" name="locale" value={locale} />
        <ul className={styles.categories}>
          <li>
            <h2>
              <Trans>Nužni</Trans>
            </h2>
            <p className={styles.always}>
              <Trans>uvijek uključeni</Trans>
            </p>
            <p>
              <Trans>Prijava, zaštita obrazaca, ono što sami spremite i ovaj izbor. Bez njih stranica ne radi.</Trans>
            </p>
          </li>
          {CATEGORIES.map(({ category, name, use, stored }) => (
            <li key={category}>
              <h2 id={`consent-${category}`}>{i18n._(name)}</h2>
              <label className={styles.switch}>
                <input
                  type="checkbox"
                  role="switch"
                  name={category}
                  value="da"
                  defaultChecked={data[category]}
                  aria-labelledby={`consent-${category}`}
                />
              </label>
              <p>{i18n._(use)}</p>
              <p className={styles.stored}>{i18n._(stored)}</p>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          {/* The first is what Enter sends. */}
          <button name="choice" value="settings">
            {t`Spremi odabir`}
          </button>
          <button name="choice" value="refuse">
            {t`Odbij sve`}
          </button>
          <button name="choice" value="accept">
            {t`Prihvati sve`}
          </button>
        </div>
      </form>
    </div>
  );
}
