import { AGENCY_ROLES, CUSTOM_PERMISSIONS, type Permission } from '@kvadrat/contracts/account';
import { fieldPlace, type FormHandle } from '@kvadrat/remote-kit/form';
import { Checkbox, Select } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './agency.module.css';
import { useRoleTexts } from './use-role-texts';

/** Values of the fields for a role. */
export function roleValues(role: string, permissions: readonly Permission[]): Record<string, string> {
  return { role, ...Object.fromEntries(permissions.map((name) => [name, '1'])) };
}

/** The choice of a role. What only one of one's own needs is shown with it alone, where the browser can tell without a script. */
export function RoleFields({ form, isBack }: { form: FormHandle; isBack: boolean }): ReactElement {
  const { t } = useLingui();
  const { roles, meanings, permissions } = useRoleTexts();
  const options = AGENCY_ROLES.map((value) => ({ value, label: `${roles[value]}: ${meanings[value]}` }));
  return (
    <>
      <div id={isBack ? fieldPlace('role') : undefined}>
        <Select label={t`Uloga`} options={options} required {...form.field('role')} />
      </div>
      <fieldset className={styles.custom}>
        <legend>
          <Trans>Što smije u ulozi po izboru</Trans>
        </legend>
        {CUSTOM_PERMISSIONS.map((name) => (
          <Checkbox key={name} label={permissions[name]} {...form.box(name)} />
        ))}
      </fieldset>
    </>
  );
}
