import type { Domain } from '../../platform/domain';
import { alertsJob, type AlertsJobDeps } from './alerts-job';
import { forgetAlerts } from './forget-alerts';

/** What saved searches find, and telling people of it. */
export const alertsDomain: Domain<object, AlertsJobDeps> = {
  name: 'alerts',
  jobs: (services) => [alertsJob(services)],
  forget: forgetAlerts,
};
