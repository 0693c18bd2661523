import type { Read } from './parameter';

/** Decimals that are kept; of a degree the last one is about a tenth of a metre. */
const PRECISION = 6;

const WHOLE = /^\d{1,9}$/;
const DECIMAL = /^\s*-?\d{1,3}(\.\d+)?\s*$/;

/** Plain digits with a decimal dot, whatever the page's language; bounds are inclusive. */
function numberIn(pattern: RegExp, min: number, max: number): Read<number> {
  return (text) => {
    const value = pattern.test(text) ? Number(text) : NaN;
    // "-0" is 0.
    return value >= min && value <= max ? Number(value.toFixed(PRECISION)) || 0 : undefined;
  };
}

export const readWhole = numberIn(WHOLE, 0, Infinity);
/** A whole number from 1: something to count, an id. */
export const readCount = numberIn(WHOLE, 1, Infinity);
/** Days one looks back; a list of ten years ago is one of all ads. */
export const readDays = numberIn(WHOLE, 1, 3650);
/** How long one may travel. */
export const readMinutes = numberIn(WHOLE, 1, 60);
/** Zoom levels of web maps. */
export const readZoom = numberIn(WHOLE, 0, 22);
export const readLatitude = numberIn(DECIMAL, -90, 90);
export const readLongitude = numberIn(DECIMAL, -180, 180);
