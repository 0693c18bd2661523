export type { SentenceModelSettings } from './model/sentence-model';
export { sentenceRoutes } from './sentence.routes';
