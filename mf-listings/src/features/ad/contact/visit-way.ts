import { ENQUIRY_PATHS } from '@kvadrat/contracts/paths';
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
  path: (id) => `${ENQUIRY_PATHS.write}${id}/razgled/`,
  load: () => import(/* webpackChunkName: "contact-visit" */ './visit/visit-form').then(({ VisitForm }) => VisitForm),
};
