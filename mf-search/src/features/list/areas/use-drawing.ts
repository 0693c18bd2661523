import type { DrawListener, DrawMode, DrawnShape, DrawRefusal, DrawSession, MapProvider } from '@kvadrat/map-kit';
import { useEffect, useRef, useState } from 'react';

export interface Progress {
  /** What the visitor does. */
  act: DrawMode | 'edit';
  corners: number;
  finishable: boolean;
  /** Why the last attempt to finish came to nothing. */
  refused: DrawRefusal | null;
}

export interface Drawing {
  /** Null while nothing is being drawn. */
  progress: Progress | null;
  start: (mode: DrawMode, onShape: (shape: DrawnShape) => void) => void;
  edit: (shape: DrawnShape, onShape: (shape: DrawnShape) => void) => void;
  finish: () => void;
  undo: () => void;
  cancel: () => void;
}

/** One drawing at a time; the next one, another map and leaving cancel it. */
export function useDrawing(map: MapProvider | null, report: (error: unknown) => void): Drawing {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<{ session: DrawSession | null; over: boolean } | null>(null);

  const end = (): void => {
    const drawing = running.current;
    running.current = null;
    if (drawing === null) return;
    drawing.over = true;
    drawing.session?.cancel();
  };
  useEffect(() => end, [map]);

  const begin = (
    act: Progress['act'],
    open: (listener: DrawListener) => Promise<DrawSession>,
    onShape: (shape: DrawnShape) => void,
  ): void => {
    end();
    const drawing: { session: DrawSession | null; over: boolean } = { session: null, over: false };
    running.current = drawing;
    setProgress({ act, corners: 0, finishable: false, refused: null });
    // What a drawing says after its end is of no interest.
    const close = (): boolean => {
      if (drawing.over) return false;
      drawing.over = true;
      running.current = null;
      setProgress(null);
      return true;
    };
    open({
      onChange: ({ corners, finishable }) => {
        if (!drawing.over) setProgress({ act, corners, finishable, refused: null });
      },
      onRefuse: (refused) => setProgress((before) => before && { ...before, refused }),
      onFinish: (shape) => {
        if (close()) onShape(shape);
      },
      onCancel: close,
    }).then(
      (session) => {
        drawing.session = session;
        if (drawing.over) session.cancel();
      },
      (error: unknown) => {
        close();
        report(error);
      },
    );
  };

  return {
    progress,
    start: (mode, onShape) => {
      if (map !== null) begin(mode, (listener) => map.startDraw(mode, listener), onShape);
    },
    edit: (shape, onShape) => {
      if (map !== null) begin('edit', (listener) => map.startEdit(shape, listener), onShape);
    },
    finish: () => running.current?.session?.finish(),
    undo: () => running.current?.session?.undo(),
    cancel: () => {
      end();
      setProgress(null);
    },
  };
}
