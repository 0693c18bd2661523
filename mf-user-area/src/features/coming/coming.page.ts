import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { loadComing, PublishedView, type ComingData } from './coming-view';

/** `/utente/annunci/pubblicati/` */
export const publishedPage = areaPage<ComingData>({
  load: loadComing,
  path: USER_PATHS.publishedAds,
  title: msg`Moji oglasi`,
  description: msg`Oglasi koje ste objavili.`,
  Page: PublishedView,
});
