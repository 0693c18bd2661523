import { apiAddress } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { staffPage } from '../../components/staff';
import { readRequestsAddress } from './requests-address';
import { RequestsView } from './requests-view';

/** `/-/agencies/`: companies that ask for an account, what waits longest first. */
export const requestsPage = staffPage({
  load: ({ search }, { http, signal }) =>
    http.get(apiAddress('staff/agency-requests', readRequestsAddress(search)), signal === undefined ? {} : { signal }),
  title: (_data, i18n) => i18n._(msg`Zahtjevi agencija`),
  View: RequestsView,
});
