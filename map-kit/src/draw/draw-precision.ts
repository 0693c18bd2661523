/** Digits after the point while drawing; a tenth of a metre. */
export const PRECISION = 6;
