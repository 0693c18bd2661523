import type { PageAct } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { FLAG_NAMES } from '@kvadrat/contracts/flags';
import { addressOf } from '../../components/staff';

/** Names of the form's fields; buttons have the second. */
export const FLAG_FIELD = 'flag';
export const STATE_FIELD = 'state';

const STATES = ['on', 'off', 'shipped'] as const;

/** Flips a flag for this browser. What is no flag or no state changes nothing. */
export const flagsAct: PageAct = async (sent, route, { http }) => {
  const name = FLAG_NAMES.find((known) => known === sent[FLAG_FIELD]);
  const state = STATES.find((known) => known === sent[STATE_FIELD]);
  if (name !== undefined && state !== undefined) await http.put(apiAddress('staff/flags/{name}', { name }), { state });
  return { redirect: addressOf(route) };
};
