import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton } from '../../components/own-forms/deed-frame';
import { OwnSection } from '../../components/own-forms/own-section';
import { AddPasskey } from './add-passkey';
import { PASSKEY_FIELD } from './security-deeds';
import type { SecurityPlace } from './security-view';
import styles from './security.module.css';
import { useMoment } from '../../components/own-forms/use-moment';

/** Keys on devices that open the account in place of a password. */
export function PasskeysSection(place: SecurityPlace): ReactElement {
  const { day } = useMoment();
  const { passkeys, isFresh } = place.own;
  return (
    <OwnSection title={<Trans>Pristupni ključevi</Trans>}>
      <p className={styles.note}>
        <Trans>Prijava licem, otiskom ili kodom uređaja, bez lozinke.</Trans>
      </p>
      <ul className={styles.list}>
        {passkeys.map(({ handle, title, createdAt, removable }) => {
          const since = day(createdAt);
          return (
            <li key={handle}>
              <span>
                <strong>{title}</strong>
                <small>
                  <Trans>Dodan {since}</Trans>
                </small>
              </span>
              {removable ? (
                <DeedButton place={place} deed="passkey-off" about={{ [PASSKEY_FIELD]: handle }}>
                  <Trans>Ukloni</Trans>
                </DeedButton>
              ) : (
                <small>
                  <Trans>Jedini način prijave</Trans>
                </small>
              )}
            </li>
          );
        })}
      </ul>
      {isFresh && <AddPasskey />}
    </OwnSection>
  );
}
