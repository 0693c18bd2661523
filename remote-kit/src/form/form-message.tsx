import { Notice } from '@kvadrat/ui-kit';
import type { ReactElement, ReactNode } from 'react';

/** What became of a form, said at once: a failure interrupts readers, anything else waits for them. */
export function FormMessage({
  tone,
  children,
}: {
  tone: 'good' | 'warn' | 'bad' | 'info';
  children: ReactNode;
}): ReactElement {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'}>
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
