export { readApiContract, type ApiCall, type ApiContract } from './api-contract';
export { brokenReads, callOf, readsOf, type ApiReads, type RecordedAnswers } from './api-reads';
export { eventBreak, unreadable } from './event-fit';
export { brokenForReceivers, brokenForSenders, type Fields } from './fields';
