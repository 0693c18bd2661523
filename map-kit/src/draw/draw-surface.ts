import type { TerraDrawExtend } from 'terra-draw';
import type { LatLng, Unsubscribe } from '../map-provider';

/** terra-draw's view of a map that can also be worked without a pointer. */
export interface DrawAdapter extends TerraDrawExtend.TerraDrawBaseAdapter {
  /** As if the pointer had been moved to a position, or pressed there. */
  pointAt: (position: LatLng, press: boolean) => void;
}

/** What drawing needs of a map. */
export interface DrawSurface {
  adapter: DrawAdapter;
  /** The map's element: keys are heard on it, the cross-hair stands in it. */
  container: HTMLElement;
  /** While the map moves, in the rhythm of its frames. */
  onMove: (listener: () => void) => Unsubscribe;
  /** Puts the keyboard on the map, so that arrows pan it. */
  focus: () => void;
}

type Callbacks = TerraDrawExtend.TerraDrawCallbacks;
type PointerPlace = Parameters<Callbacks['onDragStart']>[0];

/** What terra-draw hears when somebody points with the keyboard. */
export function pointWith(
  callbacks: Callbacks | undefined,
  adapter: DrawAdapter,
  { lat, lng }: LatLng,
  press: boolean,
): void {
  const round = (value: number): number => Number(value.toFixed(adapter.getCoordinatePrecision()));
  const { x, y } = adapter.project(lng, lat);
  const event = {
    lat: round(lat),
    lng: round(lng),
    containerX: x,
    containerY: y,
    button: 'left',
    heldKeys: [],
    isContextMenu: false,
  } as const;
  if (press) callbacks?.onClick({ ...event, heldKeys: [] });
  else callbacks?.onMouseMove({ ...event, heldKeys: [] });
}

/**
 * A finger comes down where no pointer was before; the tools follow pointers, so each press is preceded by a move to
 * its place. And a drag goes from where the pointer came down to where it was let go, however far its first and last steps were.
 * @param cameDown where it did
 */
export function fromItsStart(callbacks: Callbacks, cameDown: () => PointerPlace | undefined): Callbacks {
  return {
    ...callbacks,
    onDragStart: (event, setMapDraggability) => {
      callbacks.onDragStart(cameDown() ?? event, setMapDraggability);
      callbacks.onDrag(event, setMapDraggability);
    },
    onDragEnd: (event, setMapDraggability) => {
      // Each fifth movement is skipped while a shape is changed, and never two in a row: the last one counts.
      callbacks.onDrag(event, setMapDraggability);
      callbacks.onDrag(event, setMapDraggability);
      callbacks.onDragEnd(event, setMapDraggability);
    },
    onClick: (event) => {
      callbacks.onMouseMove(event);
      callbacks.onClick(event);
    },
  };
}
