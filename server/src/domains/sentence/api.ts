export { sentenceRoutes } from './sentence.routes';
