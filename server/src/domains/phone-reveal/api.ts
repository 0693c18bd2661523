export { revealRoutes } from './reveal.routes';
