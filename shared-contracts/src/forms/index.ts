export {
  codeSchema,
  contactSchema,
  entrySchema,
  loginSchema,
  nameSchema,
  ownPasswordSchema,
  phoneSchema,
  recoverySchema,
  resetSchema,
  signupSchema,
} from './account-forms';
export { AGENCY_TOPICS, agencyMessageSchema, type AgencyTopic } from './agency-message-form';
export { agencySchema, BUSINESS_KINDS, type BusinessKind } from './agency-form';
export { EMAIL_RULES } from './email-rules';
export { FORM_LIMITS } from './form-limits';
export { LEAD_PHONE_RULES, leadSchema } from './lead-form';
export { personSchema, proposalSchema, visitSchema } from './visit-form';
export { MESSAGE_TOPICS, messageSchema, type MessageTopic } from './message-form';
export { memberSchema, newMemberSchema } from './member-form';
export { folderSchema, alertSchema, inviteSchema, noteSchema, searchNameSchema } from './saved-form';
export { REQUEST_DECISIONS, requestDecisionSchema, type RequestDecision } from './request-decision-form';
export { complaintSchema, needsName, REPORT_REASONS, reportSchema, type ReportReason } from './report-form';
export {
  TALK_FILE_BYTES,
  TALK_FILES_MAX,
  TALK_MESSAGE_MAX,
  talkNoteSchema,
  talkReportSchema,
  talkSchema,
  talkWithFilesSchema,
} from './talk-form';
export {
  decisionSchema,
  DECISIONS,
  GROUNDS,
  REMOTE_CHANGES,
  remoteChangeSchema,
  experimentSchema,
  staffSignInSchema,
  typedNumber,
  type Decision,
  type Ground,
  type RemoteChange,
} from './staff-forms';
export {
  askedFacts,
  askedFeatures,
  featureField,
  isAuctionAd,
  type AdKind,
  type FactField,
} from './own-ad/asked-facts';
export { adQuality, GOOD_AD, QUALITY_POINTS, type AdQuality, type QualityPoint } from './own-ad/ad-quality';
export { OWN_AD_CATEGORIES, ownAdTypologies } from './own-ad/offered-kinds';
export {
  ALL_OWN_AD_FIELDS,
  descriptionField,
  ENERGY_ANSWERS,
  OTHER_AD_LOCALES,
  OWN_AD_DEEDS,
  OWN_AD_FIELDS,
  OWN_AD_LIMITS,
  OWN_AD_SCHEMAS,
  OWN_AD_STEPS,
  ownPriceSchema,
  titleField,
  type OwnAdDeed,
  type OwnAdStep,
} from './own-ad/own-ad-form';
export { kindOf, ownAdNumber } from './own-ad/own-ad-rules';
