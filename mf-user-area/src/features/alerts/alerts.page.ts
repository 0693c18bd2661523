import { ALERT_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { alertsAct } from './alerts-act';
import { AlertsView } from './alerts-view';
import { loadAlerts, type AlertsData } from './load-alerts';

/** `/obavijesti/?veza=…`: alerts of whoever has the link of a mail. */
export const alertsPage = areaPage<AlertsData>({
  load: loadAlerts,
  act: alertsAct,
  path: ALERT_PATHS.manage,
  title: msg`Obavijesti o novim oglasima`,
  description: msg`Obavijesti spremljenih pretraga: potvrdite ih, promijenite ili isključite.`,
  Page: AlertsView,
});
