import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const WITHIN = msg({
  message:
    '{days, plural, one {Objavljeno u zadnji # dan} few {Objavljeno u zadnja # dana} other {Objavljeno u zadnjih # dana}}',
});

/** Says of so many days that an ad was published today or on one of them before. */
export function usePublishedLabel(): (days: number) => string {
  const { t, i18n } = useLingui();
  return (days) => {
    if (days === 1) return t`Objavljeno od jučer`;
    // Apart from the call: what collects the messages reads no spread in it.
    const said = { ...WITHIN, values: { days } };
    return i18n._(said);
  };
}
