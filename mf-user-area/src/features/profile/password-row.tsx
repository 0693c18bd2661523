import { useHref } from '@kvadrat/remote-kit';
import { fieldPlace, PasswordField, SendButton } from '@kvadrat/remote-kit/form';
import { authPath } from '@kvadrat/contracts/account';
import { FORM_LIMITS, ownPasswordSchema } from '@kvadrat/contracts/forms';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedFrame } from '../../components/own-forms/deed-frame';
import { OwnRow } from '../../components/own-forms/own-section';
import styles from '../../components/own-forms/own-section.module.css';
import { useDeedForm } from '../../components/own-forms/use-deed-form';
import type { ProfilePlace } from './profile-view';

/** As they stand on the page. */
const FIELDS = ['password', 'pwd', 'pwdrip'] as const;

/** The password (1.7-3): who knows the old one sets a new one here; who has none, or has forgotten it, gets a link by mail. */
export function PasswordRow(place: ProfilePlace): ReactElement {
  const href = useHref();
  const byMail = href(authPath('passwordRecovery', href(USER_PATHS.profile)));
  if (!place.own.hasPassword) {
    return (
      <OwnRow name={<Trans>Lozinka</Trans>}>
        <p>
          <Trans>Lozinku mijenjate poveznicom koju šaljemo na vašu adresu.</Trans>
        </p>
        <TextLink className={styles.link} href={byMail}>
          <Trans>Promijeni lozinku</Trans>
        </TextLink>
      </OwnRow>
    );
  }
  return (
    <OwnRow name={<Trans>Lozinka</Trans>}>
      <NewPassword place={place} byMail={byMail} />
    </OwnRow>
  );
}

function NewPassword({ place, byMail }: { place: ProfilePlace; byMail: string }): ReactElement {
  const { t } = useLingui();
  const { own } = place;
  const { passwordMin } = own;
  const { form, isBack } = useDeedForm(place, { deed: 'password', schema: ownPasswordSchema });
  const show = t`Prikaži lozinku`;
  return (
    <details className={styles.opens} open={isBack}>
      <summary>
        <Trans>Promijeni lozinku</Trans>
      </summary>
      <div className={styles.open}>
        <DeedFrame place={place} deed="password" form={form} isBack={isBack} fields={FIELDS}>
          {/* Password managers file the new password under this name. */}
          <input type="email" name="username" autoComplete="username" hidden readOnly defaultValue={own.email} />
          <div id={fieldPlace('password')}>
            <PasswordField
              {...form.field('password')}
              label={t`Dosadašnja lozinka`}
              showLabel={show}
              autoComplete="current-password"
              required
            />
          </div>
          <div id={fieldPlace('pwd')}>
            <PasswordField
              {...form.field('pwd')}
              label={t`Nova lozinka`}
              hint={t`Najmanje ${passwordMin} znakova.`}
              showLabel={show}
              autoComplete="new-password"
              minLength={passwordMin}
              maxLength={FORM_LIMITS.passwordServer}
              required
            />
          </div>
          <div id={fieldPlace('pwdrip')}>
            <PasswordField
              {...form.field('pwdrip')}
              label={t`Ponovite novu lozinku`}
              showLabel={show}
              autoComplete="new-password"
              maxLength={FORM_LIMITS.passwordServer}
              required
            />
          </div>
          <SendButton form={form}>
            <Trans>Spremi novu lozinku</Trans>
          </SendButton>
        </DeedFrame>
        <TextLink className={styles.link} href={byMail}>
          <Trans>Ne sjećam se dosadašnje lozinke</Trans>
        </TextLink>
      </div>
    </details>
  );
}
