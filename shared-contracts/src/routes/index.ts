export { carryCampaign } from './campaign';
export { compileRoute, type RouteMatcher } from './compile-route';
export { matchRoute, type RouteDeclaration, type RouteMatch } from './match-route';
export { partsOf, readPattern, type RoutePart, type RoutePattern } from './read-pattern';
