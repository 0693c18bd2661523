export { ServerMessage } from './server-message';
