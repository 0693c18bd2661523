import { SIGN_IN_PATH } from '@kvadrat/contracts/account';
import { PATHS_WITHOUT_NOTICE } from '../consent/asks-on';
import { NAVIGATION, OWN_THINGS, PUBLISH, TABS } from './entries';
import { PATHS_WITH_OWN_BAR } from './page-bar';

/** Beginnings of paths by which frames differ: a link that is marked, no tab bar, no way back to a page for signing in, no question about cookies. */
export const FRAME_SECTIONS: readonly string[] = [
  ...new Set([...NAVIGATION, ...OWN_THINGS, ...TABS, PUBLISH].flatMap(({ section }) => section ?? [])),
  ...PATHS_WITH_OWN_BAR,
  SIGN_IN_PATH,
  ...PATHS_WITHOUT_NOTICE,
];
