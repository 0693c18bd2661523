import type { MapMarker } from '../map-provider';
import { sideOf } from './marker-size';
import styles from './marker.module.css';

/** What the map says about a marker beside the marker itself. */
export interface MarkerState {
  selected: boolean;
  raised: boolean;
  /** An ad as a dot, until somebody means it. */
  small: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';
const HEART = 'M12 20.5 4.2 12.700A5 5 0 0 1 11.300 5.600L12 6.300l.700-.700a5 5 0 0 1 7.100 7.100z';

/** The element of a marker, the same on every map. It is one stop for the keyboard among all; see `roving.ts`. */
export function createMarkerElement(id: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  element.dataset['marker'] = id;
  return element;
}

/** Makes the element show the marker. */
export function showMarker(element: HTMLButtonElement, { look, name }: MapMarker, state: MarkerState): void {
  const isAd = look.kind === 'ad';
  const classes = {
    marker: true,
    ad: isAd,
    group: look.kind === 'group',
    point: look.kind === 'point',
    quiet: look.kind === 'point' && look.quiet === true,
    ...state,
    seen: isAd && look.seen,
    paid: isAd && look.paid,
  };
  // One by one: the map has classes of its own on the element.
  for (const [name, on] of Object.entries(classes)) element.classList.toggle(styles[name] ?? name, on);
  element.setAttribute('aria-label', name);
  if (state.selected) element.setAttribute('aria-current', 'true');
  else element.removeAttribute('aria-current');
  element.toggleAttribute('data-raised', state.raised);
  element.style.setProperty('--side', look.kind === 'group' ? `${sideOf(look.count)}px` : null);
  element.replaceChildren(...(look.kind === 'ad' && look.saved ? [heart(), look.text] : [look.text]));
}

function heart(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', HEART);
  icon.append(path);
  return icon;
}
