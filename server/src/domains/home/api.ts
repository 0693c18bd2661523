export { homeRoutes } from './home.routes';
export { sceneRoutes } from './scene.routes';
