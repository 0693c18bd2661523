import { USER_PATHS } from '@kvadrat/contracts/paths';
import { BellIcon, ChatIcon, ClockIcon, HeartIcon, HideIcon, HomeIcon, SearchIcon, UserIcon } from '@kvadrat/ui-kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AreaCounts } from './use-counters';

export interface RailEntry {
  path: string;
  label: MessageDescriptor;
  /** Where there is little room. */
  short: MessageDescriptor;
  Icon: typeof HeartIcon;
  counter: keyof AreaCounts | null;
  /** Whether it counts what waits to be read, not how much there is. */
  isNews?: boolean;
  /** Whether a browser has something of the kind without anybody being signed in. */
  open: boolean;
}

/** Pages of the area in the order of the rail. */
export const RAIL: readonly RailEntry[] = [
  {
    path: USER_PATHS.savedAds,
    label: msg`Spremljeni oglasi`,
    short: msg`Spremljeno`,
    Icon: HeartIcon,
    counter: 'savedAds',
    open: true,
  },
  {
    path: USER_PATHS.savedSearches,
    label: msg`Spremljene pretrage`,
    short: msg`Pretrage`,
    Icon: BellIcon,
    counter: 'savedSearches',
    open: true,
  },
  {
    path: USER_PATHS.messages,
    label: msg`Poruke`,
    short: msg`Poruke`,
    Icon: ChatIcon,
    counter: 'messagesNotify',
    isNews: true,
    open: false,
  },
  {
    path: USER_PATHS.publishedAds,
    label: msg`Moji oglasi`,
    short: msg`Moji oglasi`,
    Icon: HomeIcon,
    counter: 'myAds',
    open: false,
  },
  {
    path: USER_PATHS.recentAds,
    label: msg`Nedavno pregledano`,
    short: msg`Pregledano`,
    Icon: ClockIcon,
    counter: 'lastAds',
    open: true,
  },
  {
    path: USER_PATHS.recentSearches,
    label: msg`Nedavne pretrage`,
    short: msg`Traženo`,
    Icon: SearchIcon,
    counter: 'lastSearches',
    open: true,
  },
  {
    path: USER_PATHS.hiddenAds,
    label: msg`Sakriveni oglasi`,
    short: msg`Sakriveno`,
    Icon: HideIcon,
    counter: 'blacklistedAds',
    open: true,
  },
  {
    path: USER_PATHS.profile,
    label: msg`Profil i sigurnost`,
    short: msg`Profil`,
    Icon: UserIcon,
    counter: null,
    open: false,
  },
];
