import { PasswordField as KitPasswordField, type PasswordFieldProps } from '@kvadrat/remote-kit/form';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** A password that can be shown, in the words of this remote. */
export function PasswordField(props: Omit<PasswordFieldProps, 'showLabel'>): ReactElement {
  const { t } = useLingui();
  return <KitPasswordField {...props} showLabel={t`Prikaži lozinku`} />;
}
