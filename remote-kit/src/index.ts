export { afterPaint } from './after-paint';
export { BelowFirstView } from './below-first-view';
export {
  definePage,
  type ActOutcome,
  type LoadContext,
  type PageAct,
  type PageDefinition,
  type PageLoad,
  type RemotePages,
} from './page-definition';
export { defineRemote, type RemoteDefinition } from './define-remote';
export { defineElements, type ElementsDefinition } from './define-elements';
export { consentAtom, countersAtom, flagsAtom, marksAtom, sessionAtom, useHostState } from './host-atoms';
export { canDictate, startDictation, watchMicrophone, type DictationEnd, type MicrophoneState } from './dictation';
export { Island } from './island';
export { laterCode, type LaterCode } from './later-code';
export { addMessages, useLaterMessages, type AddLaterMessages, type LaterCatalogues } from './later-messages';
export { laterPage } from './later-page';
export { pageTools } from './page-tools';
export { useForgetPages, usePersonalPage } from './personal-page';
export { useAdMark, useAdMarks } from './use-ad-marks';
export { useComparedAd, useComparedAds } from './use-compared-ads';
export { Remembered } from './remembered';
export { useTrack, type TrackedProperties } from './use-track';
export { useOnline } from './use-online';
export { PageDialog } from './page-dialog';
export { useFormat } from './use-format';
export { useHostWindow, type HostWindow } from './use-host-window';
export { useHref } from './use-href';
export { useNear } from './use-near';
export { useOpenedMap } from './use-opened-map';
export { useLayer } from './use-layer';
export { useRemote, type RemoteServices } from './remote-services';
export type { LoadCatalogue } from './catalogues';
export { catalogueLoader, useWords, type SayWord } from './words';
