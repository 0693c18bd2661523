export { oneTapElement } from './one-tap-element';
