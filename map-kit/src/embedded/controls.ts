import type L from 'leaflet';
import type { MapOptions } from '../map-provider';
import { addSkipLink } from '../skip/add-skip-link';
import styles from './embedded-map.module.css';

const SVG = 'http://www.w3.org/2000/svg';

interface ControlOptions {
  texts: MapOptions['texts'];
  credits: readonly string[];
  onZoom: (step: 1 | -1) => void;
}

/** What stands around the map: the link past it, the buttons that zoom, and whose data it is. */
export function addControls(map: L.Map, root: HTMLElement, { texts, credits, onZoom }: ControlOptions): void {
  const zoom = document.createElement('div');
  zoom.className = styles['zoom'] ?? '';
  const closer = button(texts.zoomIn, () => {
    onZoom(1);
  });
  closer.append(icon('M5 12h14M12 5v14'));
  const farther = button(texts.zoomOut, () => {
    onZoom(-1);
  });
  farther.append(icon('M5 12h14'));
  zoom.append(closer, farther);
  // `disabled` would throw the keyboard off the button at the last step.
  const mark = (): void => {
    closer.setAttribute('aria-disabled', String(map.getZoom() >= map.getMaxZoom()));
    farther.setAttribute('aria-disabled', String(map.getZoom() <= map.getMinZoom()));
  };
  map.on('zoomend zoomlevelschange', mark);
  mark();
  root.append(zoom, creditsOf(credits));
  addSkipLink(root, texts.skip);
}

function creditsOf([first = '', ...others]: readonly string[]): HTMLElement {
  const details = document.createElement('details');
  details.className = styles['credits'] ?? '';
  const summary = document.createElement('summary');
  summary.textContent = first;
  const rest = document.createElement('p');
  rest.textContent = others.join(' · ');
  details.append(summary, rest);
  return details;
}

function button(name: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.setAttribute('aria-label', name);
  element.addEventListener('click', onPress);
  return element;
}

function icon(path: string): SVGElement {
  const element = document.createElementNS(SVG, 'svg');
  element.setAttribute('viewBox', '0 0 24 24');
  element.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  element.append(line);
  return element;
}
