import { useHydrated } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';

/**
 * A drawing that says nothing the text beside it does not. It is asked for once scripts run, so
 * that it does not compete with them; where they are off, at once.
 */
export function Scene({ path, className }: { path: string; className?: string | undefined }): ReactElement {
  const image = <img src={path} alt="" width="800" height="800" loading="lazy" decoding="async" />;
  return <span className={className}>{useHydrated() ? image : <noscript>{image}</noscript>}</span>;
}
