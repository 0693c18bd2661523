import type { RemotePages } from '@kvadrat/remote-kit';
import { consentPage } from './features/consent';
import { infoPage } from './features/info';

/**
 * Pages by the names of their routes in `remote.config.ts`. They are rendered as the frame around them is, on the server alone: what
 * has nothing to press needs no script, so the browser gets HTML and the sheet that stands in `styles.ts` beside each.
 */
export const pages: RemotePages = { info: infoPage, consent: consentPage };
