import { enquiryPath } from '@kvadrat/contracts/paths';
import { CalendarIcon } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import type { ContactWay } from './contact-way';

/** A visit in person or from afar. */
export const visitWay: ContactWay = {
  name: 'visit',
  title: msg`Zatražite razgled`,
  short: msg`Razgled`,
  Icon: CalendarIcon,
  offered: ({ contacts }, { visitRequests }) => visitRequests && contacts.email,
  path: (id) => enquiryPath(id, 'visit'),
  load: (id, locale, context) =>
    import(/* webpackChunkName: "contact-visit" */ './visit-panel').then(({ openVisit }) =>
      openVisit(id, locale, context),
    ),
};
