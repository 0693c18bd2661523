import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import {
  CONSENT_METHODS,
  CONSENT_VERSION,
  FULL_CONSENT,
  NO_CONSENT,
  type Consent,
  type ConsentMethod,
} from '@kvadrat/contracts/remote';
import { Type, type Static } from 'typebox';
import { oneOf } from '../../platform/schema';

const Box = Type.Optional(Type.String({ maxLength: 10, description: 'Whatever it says: allowed; left out: not.' }));

/** What is sent to choose, by a form of HTML or by a script. */
export const ConsentChoice = Type.Object({
  choice: oneOf(CONSENT_METHODS),
  version: Type.String({ pattern: '^[0-9]{1,4}$', description: 'Of the words that were read.' }),
  locale: oneOf(LOCALES),
  functional: Box,
  analytics: Box,
  marketing: Box,
  replay: Box,
});

/** What somebody has chosen, and how. */
export interface Choice {
  consent: Consent;
  method: ConsentMethod;
  version: number;
  language: Locale;
}

export function readChoice({ choice: method, version, locale, ...boxes }: Static<typeof ConsentChoice>): Choice {
  return {
    consent: method === 'settings' ? checked(boxes) : method === 'refuse' ? NO_CONSENT : FULL_CONSENT,
    method,
    // Words that nobody has written yet were not read either.
    version: Math.min(Number(version), CONSENT_VERSION),
    language: locale,
  };
}

function checked(boxes: Partial<Record<keyof Consent, string>>): Consent {
  return {
    functional: boxes.functional !== undefined,
    analytics: boxes.analytics !== undefined,
    marketing: boxes.marketing !== undefined,
    replay: boxes.replay !== undefined,
  };
}
