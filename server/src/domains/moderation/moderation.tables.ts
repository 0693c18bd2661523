import type { Decision, Ground, ReportReason } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Generated } from 'kysely';
import type { ConversationEvidence } from '../enquiries/api';

interface AdReportTable {
  id: Generated<number>;
  reference: string;
  form_key: string;
  digest: string;
  listing_id: number;
  locale: Locale;
  reason: ReportReason;
  explanation: string;
  name: string;
  email: string;
  received_at: Generated<Date>;
  decision_id: number | null;
  evidence: Generated<ConversationEvidence | null>;
}

interface ModerationDecisionTable {
  id: Generated<number>;
  reference: string;
  listing_id: number;
  action: Decision;
  ground: Ground | null;
  reasons: string;
  author: string;
  told: boolean;
  decided_at: Generated<Date>;
}

interface ModerationComplaintTable {
  id: Generated<number>;
  reference: string;
  form_key: string;
  digest: string;
  about_id: number;
  locale: Locale;
  email: string;
  explanation: string;
  received_at: Generated<Date>;
  decision_id: number | null;
}

declare module '../../platform/db/database' {
  interface Database {
    ad_report: AdReportTable;
    moderation_decision: ModerationDecisionTable;
    moderation_complaint: ModerationComplaintTable;
  }
}
