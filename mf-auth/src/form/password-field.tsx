import { useTrack } from '@kvadrat/remote-kit';
import { PasswordField as KitPasswordField, type PasswordFieldProps } from '@kvadrat/remote-kit/form';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** A password that can be shown, in the words of this remote. */
export function PasswordField(props: Omit<PasswordFieldProps, 'showLabel' | 'onShown'>): ReactElement {
  const { t } = useLingui();
  const track = useTrack();
  return (
    <KitPasswordField
      {...props}
      showLabel={t`Prikaži lozinku`}
      onShown={(shown) => track(shown ? 'Show Password Pressed' : 'Hide Password Pressed', { medium: 'email' })}
    />
  );
}
