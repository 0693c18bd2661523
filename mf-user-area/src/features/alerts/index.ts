export { alertsPage } from './alerts.page';
