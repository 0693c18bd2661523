/** What of an ad runs after its first view, one chunk: until then it is the server's HTML. */
export { AdDetails } from './ad-details';
