import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from '../accounts';
import type { AgencyTables } from '../agencies';
import type { AgencySignUpTables } from '../agency-sign-up';
import type { ContactTables } from '../contact';
import type { DemoTables } from '../demo';
import type { DocumentTables } from '../documents';
import type { EnquiryTables } from '../enquiries';
import type { FeedTables } from '../feeds';
import type { GeographyTables } from '../geography';
import type { LimitTables } from '../platform/limits';
import type { ListingTables } from '../listings';
import type { MailTables } from '../mail';
import type { MediaTables } from '../media';
import type { ModerationTables } from '../moderation';
import type { OperationsTables } from '../operations';
import type { ProposalTables } from '../proposals';
import type { RegistryTables } from '../registry';
import type { SavedTables } from '../saved';
import type { SearchTables } from '../search';
import type { SocialTables } from '../social';
import type { VisitTables } from '../visits';

/**
 * All tables, merged from the table types each domain keeps beside its SQL. A domain adds its `…Tables` interface to the
 * `extends` list and stays the only one that writes those tables.
 */
export interface Database extends AccountTables, AgencySignUpTables, AgencyTables, ContactTables, DemoTables, DocumentTables, EnquiryTables, FeedTables, GeographyTables, LimitTables, ListingTables, MailTables, MediaTables, ModerationTables, OperationsTables, ProposalTables, RegistryTables, SavedTables, SearchTables, SocialTables, VisitTables {}

export type Db = Kysely<Database>;

/** For stores that take part in a caller's transaction. A plain `Db` fits as well. */
export type DbOrTransaction = Db | Transaction<Database>;
