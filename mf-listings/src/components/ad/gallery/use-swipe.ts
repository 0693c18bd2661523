import { useRef, type TouchEvent } from 'react';

/** Shorter ways are taps that slipped, in CSS pixels. */
const SWIPE_PX = 40;

interface SwipeHandlers {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** Turns by a finger that moves sideways; two fingers zoom and turn nothing. @param turn told 1 for the next, -1 for the one before */
export function useSwipe(turn: (step: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch !== undefined ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (from === null || touch === undefined) return;
      const way = touch.clientX - from.x;
      if (Math.abs(way) < SWIPE_PX || Math.abs(way) < Math.abs(touch.clientY - from.y)) return;
      turn(way < 0 ? 1 : -1);
    },
  };
}
