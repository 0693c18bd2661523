import { Trans, useLingui } from '@lingui/react/macro';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { FrameRequest } from '@kvadrat/contracts/remote';
import styles from './error-page.module.css';
import { ErrorPicture } from './error-picture';
import frame from './frame.module.css';
import { Retry } from './retry';
import { WaysOn } from './ways-on';

export type ErrorPageName = Exclude<FrameRequest['page'], 'remote'>;

/** What the visitor sees instead of a page, always with a way on. */
export function ErrorPage({ page, locale }: { page: ErrorPageName; locale: Locale }) {
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <div className={styles.text}>
        <h1>
          <Title page={page} />
        </h1>
        <p>
          <Explanation page={page} />
        </p>
        {page === 'not-found' ? <Finder locale={locale} /> : <Retry className={styles.retry} />}
        <WaysOn locale={locale} />
      </div>
      <ErrorPicture page={page} />
    </div>
  );
}

function Finder({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  return (
    <form className={styles.finder} role="search" action={localizedPath(locale, PATHS.defaultSearch)}>
      <label>
        <Trans>Mjesto</Trans>
        <input type="search" name="mjesto" placeholder={t`Grad, otok ili kvart`} />
      </label>
      <button type="submit">
        <Trans>Prikaži oglase</Trans>
      </button>
    </form>
  );
}

function Title({ page }: { page: ErrorPageName }) {
  if (page === 'not-found') return <Trans>Ove stranice nema</Trans>;
  if (page === 'unavailable') return <Trans>Stranica trenutačno nije dostupna</Trans>;
  return <Trans>Stranica se nije mogla prikazati</Trans>;
}

function Explanation({ page }: { page: ErrorPageName }) {
  if (page === 'not-found')
    return <Trans>Adresa je pogrešna ili je oglas uklonjen. Potražite nekretninu po mjestu.</Trans>;
  if (page === 'unavailable')
    return <Trans>Pokušajte ponovno za nekoliko minuta ili otvorite drugi dio portala.</Trans>;
  return <Trans>Greška je zabilježena. Pokušajte ponovno ili otvorite drugi dio portala.</Trans>;
}
