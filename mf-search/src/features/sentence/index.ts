export { sentencePage } from './sentence.page';
