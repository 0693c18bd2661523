import { KEYWORD_MAX_LENGTH } from '@kvadrat/contracts/constants';
import { TextField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactElement } from 'react';
import type { ChangeForm } from '../../../lib/use-search-form';

/** A word that has to stand in the ad. */
export const KeywordField = memo(function KeywordField({
  value,
  change,
}: {
  value: string | null;
  change: ChangeForm;
}): ReactElement {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Ključna riječ`}
      name="keyword"
      placeholder={t`balkon, pogled na more…`}
      maxLength={KEYWORD_MAX_LENGTH}
      value={value ?? ''}
      onChange={(event) => change({ keyword: event.target.value })}
    />
  );
});
