export type { PageHead, AlternateLink, Breadcrumb } from './page-head';
export { HEAD_TAG_SELECTOR, headTags, type HeadTag } from './head-tags';
export type { RouteLocation } from './route-location';
export { NO_MARKS, type AdMark, type AdMarks, type MarkedAds } from './ad-marks';
export { ANONYMOUS } from './anonymous';
export {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_METHODS,
  CONSENT_NOTICE_ID,
  CONSENT_SCRIPT,
  CONSENT_SHEET,
  CONSENT_VERSION,
  consentCookieValue,
  FULL_CONSENT,
  NO_CONSENT,
  ARMS_COOKIE,
  OPTIONAL_STORAGE,
  readConsent,
  type Consent,
  type ConsentCategory,
  type ConsentMethod,
  type GivenConsent,
} from './consent';
export type { HostValue } from './host-value';
export { keepSavedDetail, readSavedDetails, type SavedDetail, type SavedDetails } from './saved-details';
export { encodeForm } from './encode-form';
export type { FormFields, HttpClient, HttpRequestOptions, UploadOptions } from './http-client';
export type { ElementDefinition, ElementModule } from './element-module';
export type { Lifecycles, PreloadResult, RemoteModule } from './lifecycles';
export type { RemoteContext, RemoteStorage, Reporter, SessionSnapshot, Toast, ToastAction } from './remote-context';
export type { RefusedForm, SentValues } from './refused-form';
export { ADDRESS_SLOT, OUTLET } from './server-render';
export type {
  ActRequest,
  FrameRequest,
  FrameResult,
  RenderContext,
  RenderRequest,
  RenderResult,
  ServerBundle,
  ShellBundle,
} from './server-render';
export {
  DATA_SCRIPT_ID,
  FLAGS_SCRIPT_ID,
  REGISTRY_SCRIPT_ID,
  containerId,
  EMBED_ROOT,
  INLINED_STYLE_ATTRIBUTE,
} from './page-ids';
export { readingClient } from './reading-client';
export { withoutSecrets } from './without-secrets';
