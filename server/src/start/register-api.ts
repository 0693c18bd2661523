import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../domains/accounts/api';
import { agencySignUpRoutes } from '../domains/agency-sign-up/api';
import { contactRoutes } from '../domains/contact/api';
import type { Db } from '../platform/db';
import { enquiryRoutes } from '../domains/enquiries/api';
import type { FlagSource } from '../domains/flags/api';
import { geographyRoutes, placeDirectory } from '../domains/geography/api';
import { homeRoutes } from '../domains/home/api';
import { isochroneRoutes } from '../domains/isochrone/api';
import { listingRoutes, type KeptCards } from '../domains/listings/api';
import { mapSettingsRoutes } from '../domains/map-settings/api';
import { reportRoutes } from '../domains/moderation/api';
import { revealRoutes } from '../domains/phone-reveal/api';
import { priceNoteRoutes } from '../domains/price-note/api';
import { proposalRoutes } from '../domains/proposals/api';
import { savedRoutes } from '../domains/saved/api';
import { searchRoutes } from '../domains/search/api';
import { sentenceRoutes } from '../domains/sentence/api';
import type { SentenceModelSettings } from '../platform/settings';
import { suggestRoutes } from '../domains/suggest/api';
import { visitRoutes } from '../domains/visits/api';
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
  await api.register(contactRoutes, { db, accounts, operator: contact.operator });
  await api.register(agencySignUpRoutes, { db, accounts, operator: contact.operator });
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
