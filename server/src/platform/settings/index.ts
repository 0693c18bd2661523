export type { AlertSettings } from './alert-settings';
export { mapSources, type MapServices } from './map-settings';
export { OperatorError, printable } from './operator-error';
export { projectRoot } from './project-root';
export type { SentenceModelSettings } from './sentence-model-settings';
export { readSettings, type Settings } from './settings';
export type { SocialSettings } from './social-settings';
export type { TrustProxy } from './trust-proxy';
export { errorCode, reasonOf } from './system-error';
