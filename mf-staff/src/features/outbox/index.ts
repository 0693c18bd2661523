import { apiAddress } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { staffPage } from '../../components/staff';
import { OutboxView } from './outbox-view';

/** `/-/outbox/`: the latest mails, for developers, who have no mail server. */
export const outboxPage = staffPage({
  load: (_route, { http, signal }) => http.get(apiAddress('staff/outbox'), signal === undefined ? {} : { signal }),
  title: (_data, i18n) => i18n._(msg`Izlazna pošta`),
  View: OutboxView,
});
