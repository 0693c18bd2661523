import { Trans } from '@lingui/react/macro';
import styles from './frame.module.css';

/** The place data's licences ask for their sources to be named wherever the data is shown. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <p>© {year} Kvadrat</p>
        <p className={styles.sources}>
          <Trans>
            Podaci o mjestima: © OpenStreetMap suradnici (ODbL), Državna geodetska uprava, Grad Zagreb (Otvorena
            dozvola), GeoNames (CC BY 4.0)
          </Trans>
        </p>
      </div>
    </footer>
  );
}
