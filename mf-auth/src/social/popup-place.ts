/** In CSS pixels. */
const POPUP_WIDTH = 600;
const POPUP_HEIGHT = 400;

/** Where the page's window stands; screens to the left of the first one, or above it, have negative places. */
export interface WindowPlace {
  screenX: number;
  screenY: number;
  outerWidth: number;
  outerHeight: number;
}

/** Features of a popup in the middle of its window, on the screen that one is on. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: WindowPlace): string {
  const left = Math.round(screenX + (outerWidth - POPUP_WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - POPUP_HEIGHT) / 2);
  return `popup=yes,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
}
