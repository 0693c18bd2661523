export { accessibilityProblems } from './accessibility';
export { alterRelease, type Alterations } from './alter-release';
export { inlineStyleBytes } from './inline-style-bytes';
export { launchBrowser } from './launch-browser';
export { listenLocally, type LocalServer } from './listen-locally';
export { openBarePage, openMapPage, type MapPageOptions } from './map-page';
export { watchNetwork, type LoggedRequest, type NetworkLog } from './network-log';
export { projectRoot, startPortal, stopPortals, TEST_WORKERS, type Portal } from './portal';
export { DESKTOP, PHONE, keepScreenshot, startVisit, type Visit, type VisitOptions } from './visit';
