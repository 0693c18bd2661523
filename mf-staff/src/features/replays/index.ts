import { apiAddress } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { staffPage } from '../../components/staff';
import { replaysAct } from './replays-act';
import { ReplaysView } from './replays-view';

/** `/-/replays/`: recordings of the page of messages, deleting one, and the player of the one that `?snimka=` names. */
export const replaysPage = staffPage({
  load: (_route, { http, signal }) => http.get(apiAddress('staff/replays'), signal === undefined ? {} : { signal }),
  act: replaysAct,
  title: (_data, i18n) => i18n._(msg`Snimke`),
  View: ReplaysView,
});
