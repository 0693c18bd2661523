import { newMemberSchema } from '@kvadrat/contracts/forms';
import { fieldPlace, SendButton } from '@kvadrat/remote-kit/form';
import { TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedFrame } from '../../components/own-forms/deed-frame';
import own from '../../components/own-forms/own-section.module.css';
import { useDeedForm } from '../../components/own-forms/use-deed-form';
import { ABOUT } from './agency-deeds';
import type { AgencyPlace } from './agency-view';
import type { Agency } from './person-row';
import { RoleFields, roleValues } from './role-fields';

/** Invites somebody by mail to act for an agency. */
export function InviteForm({ place, agency }: { place: AgencyPlace; agency: Agency }): ReactElement {
  const { t } = useLingui();
  const about = { [ABOUT.agency]: String(agency.id) };
  const { form, isBack } = useDeedForm(place, {
    deed: 'invite',
    schema: newMemberSchema,
    values: roleValues('agent', []),
    about,
  });
  return (
    <details className={own.opens} open={isBack}>
      <summary>
        <Trans>Pozovi osobu</Trans>
      </summary>
      <div className={own.open}>
        <DeedFrame place={place} deed="invite" form={form} isBack={isBack} about={about} fields={['email', 'role']}>
          <div id={isBack ? fieldPlace('email') : undefined}>
            <TextField
              label={t`E-pošta`}
              hint={t`Poslat ćemo poziv koji vrijedi 14 dana.`}
              type="email"
              autoComplete="off"
              required
              {...form.field('email')}
            />
          </div>
          <RoleFields form={form} isBack={isBack} />
          <SendButton form={form}>
            <Trans>Pošalji poziv</Trans>
          </SendButton>
        </DeedFrame>
      </div>
    </details>
  );
}
