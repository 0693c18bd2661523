import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Says of so many days that an ad was published today or on one of them before. */
export function usePublishedLabel(): (days: number) => string {
  const { t } = useLingui();
  return (days) =>
    days === 1
      ? t`Objavljeno od jučer`
      : t`${plural(days, {
          one: 'Objavljeno u zadnji # dan',
          few: 'Objavljeno u zadnja # dana',
          other: 'Objavljeno u zadnjih # dana',
        })}`;
}
