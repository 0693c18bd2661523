import { NO_CONSENT, type Consent } from '@kvadrat/contracts/remote';

type Signal = 'denied' | 'granted';

/** The four signals of Google's Consent Mode, second version. */
const SIGNALS = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
} as const satisfies Readonly<Record<string, keyof Consent>>;

/**
 * Makes what says in the words of Google's Consent Mode what is allowed: all of it denied before anything else, then each change. It asks for nothing and
 * stores nothing; a tag that an operator adds one day finds the choice there before it runs.
 * @param page where tags look for it, by the name `dataLayer`
 */
export function openConsentSignals(page: object): (consent: Consent) => void {
  const layer: unknown[] = [];
  Reflect.set(page, 'dataLayer', layer);
  let said = '';
  const say = (kind: 'default' | 'update', consent: Consent): void => {
    const signals = signalsOf(consent);
    const text = JSON.stringify(signals);
    if (text === said) return;
    said = text;
    layer.push(asArguments('consent', kind, signals));
  };
  say('default', NO_CONSENT);
  return (consent) => say('update', consent);
}

function signalsOf(consent: Consent): Record<string, Signal> {
  return Object.fromEntries(
    Object.entries(SIGNALS).map(([name, category]) => [name, consent[category] ? 'granted' : 'denied']),
  );
}

/** What Google's tags take for the arguments of a call: they look at the name its kind has. */
function asArguments(...words: readonly unknown[]): object {
  return Object.assign({ [Symbol.toStringTag]: 'Arguments', length: words.length }, words);
}
