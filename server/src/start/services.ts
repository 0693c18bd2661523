import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../domains/accounts/api';
import type { ExperimentSource } from '../domains/experiments/api';
import type { FlagSource } from '../domains/flags/api';
import type { KeptCards } from '../domains/listings/api';
import type { Draw, FileScanner, PictureMaker } from '../domains/media/api';
import type { DecisionMailSettings } from '../domains/moderation/api';
import type { ReleaseConsole, StaffDoor } from '../domains/operations/api';
import type { Db, Sql } from '../platform/db';
import type { Domain } from '../platform/domain';
import type { SentenceModelSettings, Settings } from '../platform/settings';
import type { ContactServices } from './contact';
import * as domains from './domains';
import type { Maps } from './maps';

/** What calls of domains may use. */
export interface CallServices extends ContactServices, Maps {
  db: Db;
  accounts: Accounts;
  /** Address of the portal. */
  publicUrl: () => string;
  /** Where files of the portal lie. */
  dataDir: string;
  pictures: PictureMaker;
  /** Looks into files that people send each other; left out where nobody does. */
  scanFile: FileScanner | undefined;
  /** Announcements of the database; left out where nobody can listen. */
  sql: Pick<Sql, 'listen'> | undefined;
  flagsOf: FlagSource['of'];
  flags: FlagSource;
  experiments: ExperimentSource;
  staff: StaffDoor;
  releaseConsole: ReleaseConsole;
  decisionMails: DecisionMailSettings;
  sentenceModel: SentenceModelSettings | undefined;
  /** Whether the operator answers for taking navigation for consent. */
  consentByNavigation: boolean;
  /** Of all sessions that may be recorded, so many in a hundred are. */
  replayPercent: number;
  /** Cards that stay in memory; left out where each is read from the database. */
  cards: KeptCards | undefined;
  /** Origins of push services beside those that browsers have. */
  pushServices: readonly string[];
  /** Ads that who asks has put away in their account. */
  hiddenOf: (request: FastifyRequest) => Promise<readonly number[]>;
}

/** What jobs of domains may use. */
export interface JobServices
  extends Pick<Settings, 'dataDir' | 'rollUpSeconds' | 'alerts' | 'secretKeys'>, Pick<Maps, 'isochrones'> {
  /** Address of the portal, for links in mails. */
  publicUrl: () => string;
  draw: Draw;
  pictures: PictureMaker;
}

/** All domains; one that needs what there is not, is refused here. */
export const DOMAINS: readonly Domain<CallServices, JobServices>[] = Object.values(domains);
