import { INFO_PATHS } from '@kvadrat/contracts/paths';
import type { InfoText } from './info-text';
import { cookies } from './texts/cookies';
import { international } from './texts/international';
import { privacy } from './texts/privacy';
import { software } from './texts/software';
import { terms } from './texts/terms';
import { whoWeAre } from './texts/who-we-are';

/** Day the texts were last changed. */
export const UPDATED = '2026-11-30';

/** The pages of information of the shell, by their paths. */
export const INFO_TEXTS: Readonly<Record<string, InfoText>> = {
  [INFO_PATHS.whoWeAre]: whoWeAre,
  [INFO_PATHS.software]: software,
  [INFO_PATHS.internationalVisibility]: international,
  [INFO_PATHS.terms]: terms,
  [INFO_PATHS.privacy]: privacy,
  [INFO_PATHS.cookies]: cookies,
};

/** @throws Error for a path that `remote.config.ts` names and nobody wrote */
export function infoTextOf(path: string): InfoText {
  const text = INFO_TEXTS[path];
  if (text === undefined) throw new Error(`there is no text for ${path}`);
  return text;
}
