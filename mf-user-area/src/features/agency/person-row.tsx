import type { OwnAgencies } from '@kvadrat/contracts/api';
import { memberSchema } from '@kvadrat/contracts/forms';
import { SendButton } from '@kvadrat/remote-kit/form';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton, DeedFrame } from '../../components/own-forms/deed-frame';
import own from '../../components/own-forms/own-section.module.css';
import { useDeedForm } from '../../components/own-forms/use-deed-form';
import { ABOUT } from './agency-deeds';
import styles from './agency.module.css';
import type { AgencyPlace } from './agency-view';
import { RoleFields, roleValues } from './role-fields';
import { useRoleTexts } from './use-role-texts';

export type Agency = OwnAgencies['agencies'][number];
type Person = Agency['people'][number];

/** One of an agency's people: who manages them changes roles and takes people out; everybody may leave. */
export function PersonRow({
  place,
  agency,
  person,
  manages,
}: {
  place: AgencyPlace;
  agency: Agency;
  person: Person;
  manages: boolean;
}): ReactElement {
  const { roles, permissions: words } = useRoleTexts();
  const { uuid, name, email, role, permissions, own: isOwn, removable } = person;
  const about = { [ABOUT.agency]: String(agency.id), [ABOUT.person]: uuid };
  return (
    <li>
      <div className={styles.person}>
        <span>
          <strong>
            {name === '' ? email : name}
            {isOwn && (
              <>
                {' '}
                <small>
                  <Trans>(vi)</Trans>
                </small>
              </>
            )}
          </strong>
          {email !== '' && name !== '' && <small>{email}</small>}
          <small>
            {roles[role]}
            {role === 'custom' && permissions.length > 0 && `: ${permissions.map((each) => words[each]).join(', ')}`}
          </small>
        </span>
        {removable ? (
          (manages || isOwn) && (
            <DeedButton place={place} deed={isOwn ? 'quit' : 'remove'} about={about}>
              {isOwn ? <Trans>Napusti agenciju</Trans> : <Trans>Ukloni</Trans>}
            </DeedButton>
          )
        ) : (
          <small>
            <Trans>Agencija mora imati voditelja</Trans>
          </small>
        )}
      </div>
      {manages && removable && <RoleChange place={place} about={about} person={person} />}
    </li>
  );
}

function RoleChange({
  place,
  about,
  person: { name, email, role, permissions },
}: {
  place: AgencyPlace;
  about: Readonly<Record<string, string>>;
  person: Person;
}): ReactElement {
  const values = roleValues(role, permissions);
  const { form, isBack } = useDeedForm(place, { deed: 'role', schema: memberSchema, values, about });
  const who = name === '' ? email : name;
  return (
    <details className={own.opens} open={isBack}>
      <summary>
        <Trans>Promijeni ulogu: {who}</Trans>
      </summary>
      <div className={own.open}>
        <DeedFrame place={place} deed="role" form={form} isBack={isBack} about={about} fields={['role']}>
          <RoleFields form={form} isBack={isBack} />
          <SendButton form={form}>
            <Trans>Spremi ulogu</Trans>
          </SendButton>
        </DeedFrame>
      </div>
    </details>
  );
}
