import type { HexColor } from 'terra-draw';

interface DrawColors {
  line: HexColor;
  ground: HexColor;
}

/** Pixels from the middle to the side of a corner's square. */
const CORNER = 7;
const BETWEEN = 5;
const LINE = 3;
const FILL = 0.14;
/** On a page without our tokens. */
const BLACK: HexColor = '#000000';

/** The look's colours as they stand on this element, in light or dark. */
export function readDrawColors(element: HTMLElement): DrawColors {
  const tokens = getComputedStyle(element);
  const read = (token: string): HexColor => {
    const value = tokens.getPropertyValue(token).trim();
    return isHex(value) ? value : BLACK;
  };
  return { line: read('--accent'), ground: read('--page') };
}

/**
 * How what is drawn looks, for every tool.
 * @param handles every so many corners of the edited shape get a square; a circle's ring has more corners than anybody would pull at
 */
export function drawStyles({ line, ground }: DrawColors, handles = 1) {
  const corner = { Color: ground, Width: CORNER, OutlineColor: line, OutlineWidth: LINE };
  const shape = { fillColor: line, fillOpacity: FILL, outlineColor: line, outlineWidth: LINE };
  return {
    polygon: { ...shape, ...named('coordinatePoint', corner), ...named('closingPoint', { ...corner, Color: line }) },
    freehand: { ...shape, ...named('closingPoint', { ...corner, Width: 0 }) },
    circle: shape,
    select: {
      selectedPolygonColor: line,
      selectedPolygonFillOpacity: FILL,
      selectedPolygonOutlineColor: line,
      selectedPolygonOutlineWidth: LINE,
      ...named('selectionPoint', corner),
      selectionPointWidth: ({ properties }: { properties: Record<string, unknown> }) =>
        Number(properties['index']) % handles === 0 ? CORNER : 0,
      ...named('midPoint', { ...corner, Color: line, Width: BETWEEN }),
    },
  };
}

/** `{ Width }` of a `midPoint` is `midPointWidth`. */
function named<const Name extends string, Parts extends Record<string, unknown>>(
  name: Name,
  parts: Parts,
): { [Part in keyof Parts as `${Name}${Part & string}`]: Parts[Part] };
function named(name: string, parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [name + part, value]));
}

function isHex(value: string): value is HexColor {
  return /^#[\da-f]{3,8}$/i.test(value);
}
