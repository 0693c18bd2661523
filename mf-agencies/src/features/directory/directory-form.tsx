import { useHref } from '@kvadrat/remote-kit';
import type { AgencyDirectory } from '@kvadrat/contracts/api';
import { agenciesPath } from '@kvadrat/contracts/paths';
import { Button, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { askedFields, FIELD, type DirectoryAsk } from './directory-address';
import { DIRECTORY_FORM_ID } from './form-id';
import styles from './directory.module.css';

/** Looks for a name and in a place; what narrows the list goes along. The server finds the place, with scripts and without. */
export function DirectoryForm({
  ask,
  directory,
  typed,
}: {
  ask: DirectoryAsk;
  directory: AgencyDirectory;
  /** What was typed and is no place. */
  typed: string | null;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <form
      id={DIRECTORY_FORM_ID}
      className={styles.find}
      role="search"
      aria-label={t`Traži agenciju`}
      action={href(agenciesPath())}
      method="get"
    >
      <TextField
        label={t`Agencija ili agent`}
        name={FIELD.name}
        type="search"
        defaultValue={ask.name}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        label={t`Mjesto`}
        name={FIELD.typedPlace}
        defaultValue={typed ?? directory.place?.label ?? ''}
        placeholder={t`Grad, kvart ili županija`}
        maxLength={100}
        autoComplete="off"
      />
      {askedFields(ask)
        .filter(([name]) => name !== FIELD.name && name !== FIELD.sort)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Button kind="primary" type="submit">
        <Trans>Traži</Trans>
      </Button>
    </form>
  );
}
