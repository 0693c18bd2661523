export { addEmergencyPage } from './emergency/emergency.routes';
export { Breaker } from './breaking/breaker';
export { countMissingFiles } from './figures/count-missing-files';
export { FigureCounter } from './figures/figure-counter';
export { figureJobs } from './figures/figure-jobs';
export type { ReleaseConsole } from './remotes.routes';
export { StaffDoor } from './staff/staff-door';
export { keepPrivate, staffSessionRoutes } from './staff/staff-session.routes';
