export { sayIn, type Say, type Sentence } from './say-in';
