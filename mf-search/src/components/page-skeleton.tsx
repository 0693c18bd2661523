import { Container, Skeleton } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';

/** A page whose code is on its way; it is part of the module, so it knows nothing of the page. */
export function PageSkeleton(): ReactElement {
  return (
    <Container>
      <Skeleton />
    </Container>
  );
}
