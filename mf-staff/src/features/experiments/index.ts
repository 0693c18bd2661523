import { apiAddress } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { staffPage } from '../../components/staff';
import { experimentsAct } from './experiments-act';
import { ExperimentsView } from './experiments-view';

/** `/-/experiments/`: what is left out for a part of those who open pages, starting and stopping it, and what came of it. */
export const experimentsPage = staffPage({
  load: (_route, { http, signal }) => http.get(apiAddress('staff/experiments'), signal === undefined ? {} : { signal }),
  act: experimentsAct,
  title: (_data, i18n) => i18n._(msg`Pokusi`),
  View: ExperimentsView,
});
