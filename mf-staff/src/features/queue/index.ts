import { apiAddress } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { staffPage } from '../../components/staff';
import { readQueueAddress } from './queue-address';
import { QueueView } from './queue-view';

/** `/-/moderation/`: ads that were reported (DSA art. 16), what waits longest first. */
export const queuePage = staffPage({
  load: ({ search, locale }, { http, signal }) =>
    http.get(
      apiAddress('staff/moderation', { ...readQueueAddress(search), locale }),
      signal === undefined ? {} : { signal },
    ),
  title: (_data, i18n) => i18n._(msg`Prijavljeni oglasi`),
  View: QueueView,
});
