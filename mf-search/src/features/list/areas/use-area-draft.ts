import { useState } from 'react';
import type { Shapes } from './areas';

export interface AreaDraft {
  shapes: Shapes;
  /** @param slide changes of the same slide are one step, as of a slider that is being pulled */
  change: (shapes: Shapes, slide?: string) => void;
  /** Takes the last step back; null when there is none. */
  undo: (() => void) | null;
}

interface Step {
  shapes: Shapes;
  slide: string | null;
}

/** What is drawn, step by step; the address has it once the visitor wants to see the ads. */
export function useAreaDraft(initial: Shapes): AreaDraft {
  const [steps, setSteps] = useState<readonly Step[]>([{ shapes: initial, slide: null }]);
  return {
    shapes: steps.at(-1)?.shapes ?? initial,
    change: (shapes, slide) => {
      setSteps((before) => {
        const goesOn = slide !== undefined && before.at(-1)?.slide === slide;
        return [...(goesOn ? before.slice(0, -1) : before), { shapes, slide: slide ?? null }];
      });
    },
    undo: steps.length > 1 ? () => setSteps(steps.slice(0, -1)) : null,
  };
}
