import { FRAME } from './frame-ids';

/**
 * An element of the frame. Where the server had none (its shell was late, or is of another release) a stand-in takes its
 * place, so that the page comes to life in whatever frame it was served.
 */
export function frameElement(id: string): HTMLElement {
  return document.getElementById(id) ?? standIn(id);
}

function standIn(id: string): HTMLElement {
  const main = id === FRAME.main ? document.querySelector('main') : null;
  const element = main ?? document.createElement(id === FRAME.main ? 'main' : 'div');
  element.id = id;
  if (id === FRAME.main) element.tabIndex = -1;
  else element.hidden = true;
  if (!element.isConnected) document.body.append(element);
  return element;
}
