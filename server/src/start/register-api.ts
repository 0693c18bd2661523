import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts';
import type { Db } from '../db';
import { enquiryRoutes } from '../enquiries';
import type { FlagSource } from '../flags';
import { geographyRoutes, placeDirectory } from '../geography';
import { homeRoutes } from '../home';
import { isochroneRoutes } from '../isochrone';
import { listingRoutes, type KeptCards } from '../listings';
import { mapSettingsRoutes } from '../map-settings';
import { reportRoutes } from '../moderation';
import { revealRoutes } from '../phone-reveal';
import { priceNoteRoutes } from '../price-note';
import { proposalRoutes } from '../proposals';
import { savedRoutes } from '../saved';
import { searchRoutes } from '../search';
import { sentenceRoutes } from '../sentence';
import type { SentenceModelSettings } from '../settings';
import { suggestRoutes } from '../suggest';
import { visitRoutes } from '../visits';
import type { ContactServices } from './contact';
import type { Maps } from './maps';
import { viewerOf } from './viewer-of';

/** The API of all domains. */
export async function registerApi(api: FastifyInstance, db: Db, flags: FlagSource, accounts: Accounts, contact: ContactServices, maps: Maps, sentenceModel?: SentenceModelSettings, cards?: KeptCards): Promise<void> {
  await api.register(searchRoutes, { db, flagsOf: flags.of, isochrone: maps.isochrones, ...(cards === undefined ? {} : { cards: cards.read }) });
  await api.register(sentenceRoutes, { places: () => placeDirectory(db), model: sentenceModel, flagsOf: flags.of });
  await api.register(suggestRoutes, { db });
  await api.register(listingRoutes, { db, viewerOf: viewerOf(accounts), flagsOf: flags.of });
  await api.register(priceNoteRoutes, { db });
  await api.register(reportRoutes, { db, accounts });
  await api.register(geographyRoutes, { db, shapes: maps.partShapes });
  await api.register(isochroneRoutes, { isochrones: maps.isochrones });
  await api.register(mapSettingsRoutes, maps);
  await api.register(homeRoutes, { db });
  await api.register(savedRoutes, { db, accounts });
  await api.register(enquiryRoutes, { db, ...contact, accounts });
  await api.register(revealRoutes, { db, ...contact, accounts });
  await api.register(visitRoutes, { db, ...contact, accounts, flagsOf: flags.of });
  await api.register(proposalRoutes, { db, ...contact, accounts, flagsOf: flags.of });
  await accounts.scope(api, accounts.routes);
}
