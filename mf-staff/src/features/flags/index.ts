import { apiAddress } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { staffPage } from '../../components/staff';
import { flagsAct } from './flags-act';
import { FlagsView } from './flags-view';

/** `/-/flags/`: the feature flags; on development servers only. */
export const flagsPage = staffPage({
  load: (_route, { http, signal }) => http.get(apiAddress('staff/flags'), signal === undefined ? {} : { signal }),
  act: flagsAct,
  title: (_data, i18n) => i18n._(msg`Značajke portala`),
  View: FlagsView,
});
