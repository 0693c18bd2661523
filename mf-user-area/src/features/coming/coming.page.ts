import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { loadComing, MessagesView, type ComingData } from './coming-view';

/** `/user/messages/` */
export const messagesPage = areaPage<ComingData>({
  load: loadComing,
  path: USER_PATHS.messages,
  title: msg`Poruke`,
  description: msg`Razgovori s oglašivačima.`,
  Page: MessagesView,
});
