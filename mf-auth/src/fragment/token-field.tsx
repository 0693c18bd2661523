import type { FormHandle } from '@kvadrat/remote-kit/form';
import { TextField, useHydrated } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/**
 * The token as a field of a form. Without scripts nobody can read the fragment of an address, so the mail's code is typed
 * here; with them it is asked for only where the link brought none.
 */
export function TokenField({ token, field }: { token: string; field: ReturnType<FormHandle['field']> }): ReactElement {
  const { t } = useLingui();
  const hydrated = useHydrated();
  if (token !== '') return <input type="hidden" name={field.name} value={token} />;
  const code = (
    <TextField
      {...field}
      label={t`Kôd iz poruke`}
      hint={t`Kopirajte ga iz poruke koju smo vam poslali.`}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      required
    />
  );
  return hydrated ? code : <noscript>{code}</noscript>;
}
