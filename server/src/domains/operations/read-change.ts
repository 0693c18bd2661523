import { REMOTE_CHANGES, remoteChangeSchema, typedNumber } from '@kvadrat/contracts/forms';
import type { RemoteAction } from '@kvadrat/contracts/releases';
import { checkFields, readTyped, WrongFields } from '../../platform/forms';

const DAY_MS = 86_400_000;
const FIELDS = ['action', 'reason', 'release', 'percent', 'days'] as const;

export interface ChangeWish {
  reason: string;
  action: RemoteAction;
}

/** Reads the form of changes. @param now milliseconds since 1970 @throws WrongFields */
export function readChange(body: unknown, now: number): ChangeWish {
  const checked = checkFields(FIELDS, remoteChangeSchema, readTyped(FIELDS, body));
  if ('problems' in checked) throw new WrongFields(checked.problems);
  const { action: chosen, reason, release, percent, days } = checked.value;
  const action = REMOTE_CHANGES.find((known) => known === chosen);
  if (action === undefined) throw new WrongFields({ action: 'allowed-values' });
  if (action !== 'canary') return { reason, action: { action } };
  return {
    reason,
    action: {
      action,
      release,
      percent: typedNumber(percent),
      until: new Date(now + typedNumber(days) * DAY_MS).toISOString(),
    },
  };
}
