export { EntryView } from './entry-view';
