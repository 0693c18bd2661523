import { definePage } from '@kvadrat/remote-kit';
import { PageSkeleton } from '../../components/page-skeleton';
import { agencyHead } from './agency-head';
import type { AgencyData } from '../../components/read-agency';
import { loadAgency } from './agency-loader';
import { AgencyView } from './agency-view';

/** `/agencija/{agency}/` */
export const agencyPage = definePage<AgencyData>({
  load: loadAgency,
  head: agencyHead,
  Page: AgencyView,
  Skeleton: PageSkeleton,
});
