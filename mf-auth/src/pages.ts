import type { RemotePages } from '@kvadrat/remote-kit';
import { confirmPage } from './features/confirm';
import { authPage } from './features/page';
import * as later from './flow/later';
import { provideLaterViews } from './flow/later-views';

provideLaterViews(later);

/** Pages by the names of their routes in `remote.config.ts`. */
export const pages: RemotePages = { auth: authPage, confirm: confirmPage };
