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
export { agencySchema, BUSINESS_KINDS, type BusinessKind } from './agency-form';
export { EMAIL_RULES } from './email-rules';
export { FORM_LIMITS } from './form-limits';
export { LEAD_PHONE_RULES, leadSchema } from './lead-form';
export { personSchema, proposalSchema, visitSchema } from './visit-form';
export { MESSAGE_TOPICS, messageSchema, type MessageTopic } from './message-form';
export { memberSchema, newMemberSchema } from './member-form';
export { folderSchema, alertSchema, inviteSchema, noteSchema, searchNameSchema } from './saved-form';
export { complaintSchema, needsName, REPORT_REASONS, reportSchema, type ReportReason } from './report-form';
export {
  decisionSchema,
  DECISIONS,
  GROUNDS,
  REMOTE_CHANGES,
  remoteChangeSchema,
  staffSignInSchema,
  typedNumber,
  type Decision,
  type Ground,
  type RemoteChange,
} from './staff-forms';
