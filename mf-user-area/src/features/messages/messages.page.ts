import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { loadMessages, type MessagesData } from './load-messages';
import { messagesAct } from './messages-act';
import { MessagesView } from './messages-view';

/** `/user/messages/` */
export const messagesPage = areaPage<MessagesData>({
  load: loadMessages,
  act: messagesAct,
  path: USER_PATHS.messages,
  title: msg`Poruke`,
  description: msg`Razgovori s oglašivačima i kupcima.`,
  Page: MessagesView,
});
