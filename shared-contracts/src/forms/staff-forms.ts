import { object } from 'yup';
import { allowedValues, maxLength, minLength, required, type Rule } from '../rules';
import { textField } from './field';
import { FORM_LIMITS } from './form-limits';

/** What the staff may do about an ad. */
export const DECISIONS = ['dismiss', 'ask', 'hide', 'restore'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a restriction is based on (DSA art. 17(3)). */
export const GROUNDS = ['terms', 'law'] as const;
export type Ground = (typeof GROUNDS)[number];

/** What operators do about a remote. */
export const REMOTE_CHANGES = ['rollback', 'promote', 'stop-canary', 'on', 'off', 'canary'] as const;
export type RemoteChange = (typeof REMOTE_CHANGES)[number];

const REASON_LENGTH = 300;

/** Asks a rule of the fields of one choice alone. */
function onlyFor(choice: string, rule: Rule): Rule {
  return (value, fields = {}) => (fields['action'] === choice ? rule(value, fields) : null);
}

/** A number as people type it, with a comma or a point. @returns NaN for anything else */
export function typedNumber(text: string): number {
  return /^\d{1,3}(?:[.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}

function between(least: number, most: number): Rule {
  return (value) => {
    const number = typedNumber(String(value));
    return number >= least && number <= most ? null : 'allowed-values';
  };
}

/** A decision about an ad: what is done, why, and on which ground where the ad is hidden. */
export const decisionSchema = object({
  action: textField(required(), allowedValues(DECISIONS)),
  ground: textField(onlyFor('hide', required()), onlyFor('hide', allowedValues(GROUNDS))),
  reasons: textField(required(), minLength(FORM_LIMITS.messageMin), maxLength(FORM_LIMITS.messageMax)),
});

/** A change about a remote: what, why, and of a canary which release, for how many of the visitors and for how many days. */
export const remoteChangeSchema = object({
  action: textField(required(), allowedValues(REMOTE_CHANGES)),
  reason: textField(required(), maxLength(REASON_LENGTH)),
  release: textField(onlyFor('canary', required())),
  percent: textField(onlyFor('canary', required()), onlyFor('canary', between(0, 100))),
  days: textField(onlyFor('canary', required()), onlyFor('canary', between(0.01, 90))),
});

/** A name as it is told with events. */
const experimentName: Rule = (value) => (/^[a-z0-9-]{2,40}$/.test(String(value)) ? null : 'wrong');

/** An experiment: its name, the feature that is left out, and for how many in a hundred. */
export const experimentSchema = object({
  name: textField(required(), experimentName),
  flag: textField(required()),
  share: textField(required(), between(1, 99)),
});

/** Signing in to the staff's pages by a token, which is a secret and in no page that comes back. */
export const staffSignInSchema = object({ secret: textField(required(), maxLength(200)) });
