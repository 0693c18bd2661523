import type { ReactNode } from 'react';

/** Gives what stands in the tree for a part. @param of what the part is made of, as JSON can say it */
export type RememberPart = (of: readonly unknown[], part: ReactNode) => ReactNode;

let remember: RememberPart | undefined;

/** Renders on the server, which makes a page in one go, so that no other page can come between. */
export function remembering<T>(how: RememberPart, render: () => T): T {
  remember = how;
  try {
    return render();
  } finally {
    remember = undefined;
  }
}

/**
 * A part of a page that many pages have in common, such as the card of an ad: the server makes its HTML once for all of them.
 * It may depend on nothing but what `of` names and the surroundings that all pages of the remote have; it has no ids of
 * React's making (`useId`) and reads no context of the page around it.
 */
export function Remembered({ of, children }: { of: readonly unknown[]; children: ReactNode }): ReactNode {
  return remember ? remember(of, children) : children;
}
