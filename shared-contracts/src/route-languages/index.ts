export { commonPath, pathOutside, routeAutomaton, type RouteAutomaton } from './route-automaton';
