export { carryCampaign } from './campaign';
export { compileRoute, type RouteMatcher } from './compile-route';
export { matchRoute, type RouteDeclaration, type RouteMatch } from './match-route';
export {
  MAX_PATTERN,
  partsOf,
  readPattern,
  type PatternProblem,
  type RoutePart,
  type RoutePattern,
} from './read-pattern';
