import { ENQUIRY_PATHS } from '@kvadrat/contracts/paths';
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
  path: (id) => `${ENQUIRY_PATHS.write}${id}/`,
  load: () => import(/* webpackChunkName: "contact-message" */ './message/message-form').then(({ MessageForm }) => MessageForm),
};
