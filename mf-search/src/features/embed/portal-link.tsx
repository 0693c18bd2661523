import { VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { usePortalHref } from './use-portal-href';

/**
 * A link to the portal. It opens beside the page, which people were reading, and says so; the
 * portal gets no hold of that page's window.
 */
export function PortalLink({
  path,
  className,
  children,
}: {
  path: string;
  className?: string | undefined;
  children: ReactNode;
}): ReactElement {
  const href = usePortalHref();
  return (
    <a href={href(path)} className={className} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>(otvara se u novoj kartici)</Trans>
      </VisuallyHidden>
    </a>
  );
}
