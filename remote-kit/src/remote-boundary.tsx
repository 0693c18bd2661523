import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Where the page stands. */
  container: HTMLElement;
  /** Whether the container holds a page worth keeping at this moment. */
  hasPage: () => boolean;
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
}

/**
 * Keeps the last good HTML when the page's code fails: while this renders its replacement, the
 * container still shows what the server or the last render made. Frozen, its links and forms go
 * on working as plain HTML.
 */
export class RemoteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };
  private frozen: string | null = null;

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    this.frozen ??= this.props.hasPage() ? this.props.container.innerHTML : '';
    return this.frozen === '' ? null : <div dangerouslySetInnerHTML={{ __html: this.frozen }} />;
  }
}
