import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { OwnSection } from '../../components/own-forms/own-section';
import type { SecurityPlace } from './security-view';
import styles from './security.module.css';
import { useMoment } from '../../components/own-forms/use-moment';

const SERVICES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

/** Who came in of late. */
export function SignInsSection({ own: { signIns } }: SecurityPlace): ReactElement {
  const { moment } = useMoment();
  const { t } = useLingui();
  return (
    <OwnSection title={<Trans>Povijest prijava</Trans>}>
      <p className={styles.note}>
        <Trans>Prijave čuvamo 90 dana. Ako neku ne prepoznajete, promijenite lozinku i odjavite ostale uređaje.</Trans>
      </p>
      <ul className={styles.list}>
        {signIns.map(({ at, service, device, network }) => (
          <li key={`${at} ${device}`}>
            <span>
              <strong>{moment(at)}</strong>
              <small>
                {[
                  device,
                  network,
                  service === 'email' ? '' : service === 'passkey' ? t`Pristupni ključ` : SERVICES[service],
                ]
                  .filter((text) => text !== '')
                  .join(', ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </OwnSection>
  );
}
