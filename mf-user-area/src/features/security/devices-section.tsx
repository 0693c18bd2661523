import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton } from '../../components/own-forms/deed-frame';
import { OwnSection } from '../../components/own-forms/own-section';
import { SESSION_FIELD } from './security-deeds';
import type { SecurityPlace } from './security-view';
import styles from './security.module.css';
import { useMoment } from '../../components/own-forms/use-moment';

/** Where the account is open; each of the other browsers can be signed out. */
export function DevicesSection(place: SecurityPlace): ReactElement {
  const { day } = useMoment();
  const { sessions } = place.own;
  return (
    <OwnSection title={<Trans>Uređaji</Trans>}>
      <ul className={styles.list}>
        {sessions.map(({ name, device, network, seenAt, isThis }) => {
          const seen = day(seenAt);
          return (
            <li key={name}>
              <span>
                <strong>{device === '' ? <Trans>Nepoznat uređaj</Trans> : device}</strong>
                <small>
                  {isThis ? <Trans>Ovaj uređaj</Trans> : <Trans>Zadnji put {seen}</Trans>}
                  {network !== '' && <>, {network}</>}
                </small>
              </span>
              {!isThis && (
                <DeedButton place={place} deed="session" about={{ [SESSION_FIELD]: name }}>
                  <Trans>Odjavi</Trans>
                </DeedButton>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.under}>
          <DeedButton place={place} deed="sessions">
            <Trans>Odjavi ostale uređaje</Trans>
          </DeedButton>
        </div>
      )}
    </OwnSection>
  );
}
