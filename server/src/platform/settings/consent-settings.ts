import type { SettingValues } from './settings.schema';

export interface ConsentSettings {
  /** Whether going on to another page without a choice counts as agreeing to everything, as the specification writes it. */
  byNavigation: boolean;
  /** Of all sessions that may be recorded, so many in a hundred are. */
  replayPercent: number;
}

/** The law asks for a clear act: whoever takes less for a yes has to stand for it by name. */
export function consentProblems({ CONSENT_IMPLICIT_ON_NAVIGATION, CONSENT_RESPONSIBLE }: SettingValues): string[] {
  return CONSENT_IMPLICIT_ON_NAVIGATION === 'spec' && CONSENT_RESPONSIBLE === undefined
    ? [
        'CONSENT_IMPLICIT_ON_NAVIGATION is "spec", which European law does not allow, so CONSENT_RESPONSIBLE has to name who answers for it.',
      ]
    : [];
}

export function consentSettings({ CONSENT_IMPLICIT_ON_NAVIGATION, REPLAY_PERCENT }: SettingValues): ConsentSettings {
  return { byNavigation: CONSENT_IMPLICIT_ON_NAVIGATION === 'spec', replayPercent: REPLAY_PERCENT };
}
