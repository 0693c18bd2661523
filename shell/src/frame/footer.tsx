import { Trans, useLingui } from '@lingui/react/macro';
import type { FrameRequest } from '@kvadrat/contracts/remote';
import { FOOTER, withPage } from './entries';
import { EntryLink } from './entry-link';
import styles from './footer.module.css';
import frame from './frame.module.css';
import { FRAME } from './frame-ids';
import { Logo } from './logo';

/** The place data's licences ask for their sources to be named wherever the data is shown. */
export function Footer({ request, year }: { request: FrameRequest; year: number }) {
  const { i18n, t } = useLingui();
  const groups = FOOTER.map(({ heading, entries }) => ({
    heading: i18n._(heading),
    entries: withPage(entries, request.paths),
  }));
  return (
    <footer id={FRAME.footer} className={styles.footer} tabIndex={-1}>
      <div className={frame.wrap}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo locale={request.locale} />
            <p>
              <Trans>Nekretnine u Hrvatskoj, s cijenom po kvadratu uz svaki oglas.</Trans>
            </p>
          </div>
          <nav className={styles.groups} aria-label={t`Podnožje`}>
            {groups
              .filter(({ entries }) => entries.length > 0)
              .map(({ heading, entries }) => (
                <div key={heading}>
                  <h2>{heading}</h2>
                  <ul>
                    {entries.map((entry) => (
                      <li key={entry.path}>
                        <EntryLink entry={{ label: entry.label, path: entry.path }} request={request} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
          </nav>
        </div>
        <div className={styles.base}>
          <p>© {year} Kvadrat</p>
          <p className={styles.sources}>
            <Trans>
              Podaci o mjestima: © OpenStreetMap suradnici (ODbL), Državna geodetska uprava, Grad Zagreb (Otvorena
              dozvola), GeoNames (CC BY 4.0)
            </Trans>
          </p>
        </div>
      </div>
    </footer>
  );
}
