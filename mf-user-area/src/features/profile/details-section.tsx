import type { OwnProfile } from '@kvadrat/contracts/api';
import { CheckIcon, WarnIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton } from '../../components/own-forms/deed-frame';
import { OwnRow, OwnSection } from '../../components/own-forms/own-section';
import styles from '../../components/own-forms/own-section.module.css';
import type { ProfilePlace } from './profile-view';

/** What is known of the person. */
export function DetailsSection(place: ProfilePlace): ReactElement {
  const { name, surname, email, phone } = place.own;
  return (
    <OwnSection title={<Trans>Osobni podaci</Trans>}>
      <OwnRow name={<Trans>Ime i prezime</Trans>}>
        <strong>{`${name} ${surname}`.trim()}</strong>
      </OwnRow>
      <OwnRow name={<Trans>E-pošta</Trans>}>
        <strong>{email}</strong>
        <EmailState {...place.own} />
        {!place.own.emailVerified && (
          <DeedButton place={place} deed="resend">
            <Trans>Pošalji poveznicu ponovno</Trans>
          </DeedButton>
        )}
      </OwnRow>
      <OwnRow name={<Trans>Telefon</Trans>}>
        {phone === '' ? <Trans>Nije upisan</Trans> : <strong>{phone}</strong>}
      </OwnRow>
    </OwnSection>
  );
}

function EmailState({ emailVerified }: Pick<OwnProfile, 'emailVerified'>): ReactElement {
  if (emailVerified)
    return (
      <p className={styles.good}>
        <CheckIcon size="xs" />
        <span>
          <Trans>Adresa je potvrđena.</Trans>
        </span>
      </p>
    );
  return (
    <p className={styles.warn}>
      <WarnIcon size="xs" />
      <span>
        <Trans>
          Adresa još nije potvrđena. Otvorite poveznicu iz poruke koju smo vam poslali; do tada ne možete objavljivati
          oglase ni slati poruke.
        </Trans>
      </span>
    </p>
  );
}
