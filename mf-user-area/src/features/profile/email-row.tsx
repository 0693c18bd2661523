import { useHref } from '@kvadrat/remote-kit';
import { fieldPlace, SendButton } from '@kvadrat/remote-kit/form';
import { againPath } from '@kvadrat/contracts/account';
import type { OwnProfile } from '@kvadrat/contracts/api';
import { inviteSchema } from '@kvadrat/contracts/forms';
import { CheckIcon, TextField, TextLink, WarnIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton, DeedFrame } from '../../components/own-forms/deed-frame';
import { OwnRow } from '../../components/own-forms/own-section';
import styles from '../../components/own-forms/own-section.module.css';
import { useDeedForm } from '../../components/own-forms/use-deed-form';
import type { ProfilePlace } from './profile-view';

/** The address: whether it is proven, the one that waits for its confirmation, and the way to another. */
export function EmailRow(place: ProfilePlace): ReactElement {
  const href = useHref();
  const {
    email,
    emailVerified,
    hasPassword,
    isFresh,
    waiting: { email: next },
  } = place.own;
  return (
    <OwnRow name={<Trans>E-pošta</Trans>}>
      <strong>{email}</strong>
      <EmailState emailVerified={emailVerified} />
      {!emailVerified && (
        <DeedButton place={place} deed="resend">
          <Trans>Pošalji poveznicu ponovno</Trans>
        </DeedButton>
      )}
      {next !== null && (
        <>
          <p>
            <Trans>
              Nova adresa <strong>{next}</strong> čeka potvrdu: otvorite poveznicu iz poruke u ovom pregledniku.
            </Trans>
          </p>
          <DeedButton place={place} deed="email-drop">
            <Trans>Zadrži dosadašnju adresu</Trans>
          </DeedButton>
        </>
      )}
      {isFresh ? (
        <NewEmail {...place} />
      ) : (
        <TextLink className={styles.link} href={href(againPath(hasPassword ? 'login' : 'entry', place.path))}>
          <Trans>Za promjenu adrese prijavite se ponovno</Trans>
        </TextLink>
      )}
    </OwnRow>
  );
}

function NewEmail(place: ProfilePlace): ReactElement {
  const { t } = useLingui();
  const { form, isBack } = useDeedForm(place, { deed: 'email', schema: inviteSchema });
  return (
    <details className={styles.opens} open={isBack}>
      <summary>
        <Trans>Promijeni adresu</Trans>
      </summary>
      <div className={styles.open}>
        <DeedFrame place={place} deed="email" form={form} isBack={isBack} fields={['email']}>
          <div id={isBack ? fieldPlace('email') : undefined}>
            <TextField
              label={t`Nova adresa e-pošte`}
              hint={t`Na nju šaljemo poveznicu za potvrdu. Dosadašnju adresu obavještavamo; s nje se promjena može poništiti 7 dana.`}
              type="email"
              autoComplete="email"
              required
              {...form.field('email')}
            />
          </div>
          <SendButton form={form}>
            <Trans>Pošalji poveznicu</Trans>
          </SendButton>
        </DeedFrame>
      </div>
    </details>
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
