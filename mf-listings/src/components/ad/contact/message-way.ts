import { enquiryPath } from '@kvadrat/contracts/paths';
import { ChatIcon } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import type { ContactWay } from './contact-way';

/** A message to who offers the ad. */
export const messageWay: ContactWay = {
  name: 'message',
  title: msg`Pošaljite poruku`,
  short: msg`Poruka`,
  Icon: ChatIcon,
  offered: ({ contacts }) => contacts.email,
  path: (id) => enquiryPath(id),
  load: (id, locale, context) =>
    import(/* webpackChunkName: "contact-message" */ './message-panel').then(({ openMessage }) =>
      openMessage(id, locale, context),
    ),
};
