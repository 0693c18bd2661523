export { addRevealPage } from './reveal-page';
export { revealRoutes } from './reveal.routes';
