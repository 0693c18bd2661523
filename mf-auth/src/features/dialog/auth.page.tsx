import { definePage } from '@kvadrat/remote-kit';
import { Skeleton } from '@kvadrat/ui-kit';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import type { ReactElement } from 'react';
import { loadFormState } from '../../flow/load-form-state';
import { AuthElement } from './auth-element';
import { readAuthPlace } from './auth-place';
import styles from './dialog.module.css';

/** The page that is the content of `<kvadrat-auth>`. */
export const authElement = definePage({
  load: async (_route, { http, signal }) => ({ status: 200, data: { formState: await loadFormState(http, signal) } }),
  // The page's head is not the portal's to write.
  head: () => ({ title: '', description: '', canonical: '' }),
  Page: AuthElement,
  Skeleton: ElementSkeleton,
});

/** A dialog has nothing to stand in for it before it opens. */
function ElementSkeleton({ route }: { route: RouteLocation }): ReactElement | null {
  if (readAuthPlace(route).surface === 'dialog') return null;
  return (
    <div className={styles.element}>
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </div>
  );
}
