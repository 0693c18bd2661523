import { apiAddress } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { staffPage } from '../../components/staff';
import { TrafficView } from './traffic-view';

/** `/-/traffic/`: what visitors who agreed to it have told in the last month, in sums. */
export const trafficPage = staffPage({
  load: (_route, { http, signal }) =>
    http.get(apiAddress('staff/traffic', { days: '31' }), signal === undefined ? {} : { signal }),
  title: (_data, i18n) => i18n._(msg`Posjeti`),
  View: TrafficView,
});
