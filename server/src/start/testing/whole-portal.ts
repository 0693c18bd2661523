import type { FastifyInstance, RouteOptions } from 'fastify';
import { createAccounts } from '../../domains/accounts/api';
import { addAdSheet } from '../../domains/ad-sheet/api';
import { picturesHere } from '../../domains/media/api';
import type { Make } from '../../domains/documents/api';
import type { Db } from '../../platform/db';
import { createFlagSource } from '../../domains/flags/api';
import { hiddenAdsOf } from '../../domains/saved/api';
import { StaffDoor } from '../../domains/operations/api';
import { PageCounter } from '../../domains/tracking/api';
import { PortalMetrics } from '../../edge/metrics';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { createTestPortal } from '../../edge/pages/testing/test-portal';
import { alone } from '../../platform/cluster';
import { type Limiter, ownLimiter } from '../../platform/limits';
import { addSearchFeed } from '../../edge/search-feed';
import { readSettings } from '../../platform/settings';
import { addSitemaps } from '../../edge/sitemap';
import { bareServices } from '../bare-services';
import { createContact } from '../contact';
import { countOwn } from '../count-own';
import { createMaps } from '../maps';
import { registerApi } from '../register-api';
import { registerDocuments } from '../register-documents';
import { registerPages } from '../register-pages';

export interface WholePortal {
  app: FastifyInstance;
  /** Addresses with a GET, as they were registered. */
  reads: readonly string[];
}

export interface WholePortalOptions {
  limiter?: Pick<Limiter, 'count' | 'hasRoom'>;
  /** What makes documents of ads; without it there are none. */
  make?: Make;
}

/** Every call, file and page the server itself answers with, as the portal registers them; pages of remotes are left out. */
export async function openWholePortal(
  db: Db,
  folder: string,
  { limiter = ownLimiter(), make = () => Promise.resolve(null) }: WholePortalOptions = {},
): Promise<WholePortal> {
  const publicUrl = (): string => 'http://localhost:8080';
  const settings = readSettings({});
  const accounts = createAccounts({ db, publicUrl, countOwn: (id) => countOwn(db, id) });
  const contact = createContact({
    db,
    publicUrl,
    mailFrom: 'Kvadrat <info@kvadrat.example>',
    replyDomain: 'odgovor.kvadrat.example',
  });
  const flags = createFlagSource({ flippable: true });
  const reads: string[] = [];
  const note = ({ method, url }: RouteOptions): void => {
    if ([method].flat().includes('GET')) reads.push(url);
  };
  const { app, settled } = await createTestPortal({
    limiter,
    folder,
    releases: [SHELL],
    settings: { trustProxy: '127.0.0.1', apiRequestsPerMinute: 1_000_000 },
    flags,
    metrics: {
      of: new PortalMetrics({
        pool: () => ({ busy: 0, idle: 0, waiting: 0 }),
        outbox: () => Promise.resolve({ waiting: 0, lagSeconds: 0 }),
        peers: alone(),
      }),
      token: '',
      production: true,
    },
    registerApi: async (api) => {
      api.addHook('onRoute', note);
      await registerApi(api, {
        ...bareServices(db),
        accounts,
        hiddenOf: hiddenAdsOf(db, accounts),
        publicUrl,
        flagsOf: flags.of,
        flags,
        staff: new StaffDoor({ db, open: true, secure: () => false }),
        ...contact,
        ...createMaps(settings.maps, db, () => undefined),
      });
    },
    registerPages: async (pages) => {
      pages.addHook('onRoute', note);
      addSearchFeed(pages, { db, publicUrl });
      addAdSheet(pages, { db, publicUrl, pictures: picturesHere });
      registerDocuments(pages, { db, dataDir: folder, accounts, make });
      addSitemaps(pages, { db, publicUrl, auctions: true });
      const pageCounts = new PageCounter(db, (error) => {
        throw error;
      });
      await registerPages(pages, { accounts, pageCounts });
    },
  });
  await settled();
  return { app, reads };
}
