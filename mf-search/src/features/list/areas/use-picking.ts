import { useState } from 'react';
import type { Shapes } from './areas';
import type { Person } from './people';
import type { AreaTool } from './tool-tabs';
import type { Drawing } from './use-drawing';

export interface Picking {
  /** Whose point the next press on the map sets; null while it sets none. */
  picking: number | null;
  /** Asks for somebody's point; a second time gives it up. */
  pick: (index: number) => void;
  /** Gives up who was asked for. */
  forget: () => void;
}

/** Decides whose point a press on the map sets. */
export function usePicking(tool: AreaTool, people: readonly Person[], shapes: Shapes, drawing: Drawing): Picking {
  const [asked, setAsked] = useState<number | null>(null);
  // With nothing set yet, the first press on the map sets it.
  const missing = people.findIndex(({ origin }) => origin === null);
  const unset =
    tool === 'travel' ? (missing === -1 ? null : missing) : tool === 'circle' && shapes.circle === null ? 0 : null;
  return {
    picking: drawing.progress === null && tool !== 'draw' ? (asked ?? unset) : null,
    pick: (index) => {
      drawing.cancel();
      setAsked(asked === index ? null : index);
    },
    forget: () => setAsked(null),
  };
}
