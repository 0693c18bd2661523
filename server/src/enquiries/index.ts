export { advertiserOfThread, advertiserOnOffer, type Advertiser } from './advertiser';
export { createEnquiries } from './create-enquiries';
export type { Enquiries, EnquiriesOptions, Submission, SubmissionOutcome, ThreadAccess } from './enquiries';
export { enquiryFootnote } from './enquiry-texts';
export type { EnquiryTables, EntryRow, Side, ThreadRow } from './enquiry.tables';
export type { EntryContent, EntryKind, EntryKinds, PlacedEntry } from './entry-kind';
export { forgetOldEnquiries } from './submission.store';
export type { Lead, Visitor } from './thread.store';
