import { useEffect } from 'react';
import { useQueries } from './queries';

/** Gives what forgets what pages of a remote show, as something they show has changed: each is asked for anew when it is shown next. */
export function useForgetPages(): () => void {
  return useQueries().forgetPages;
}

/** Of a page that shows what is its visitor's own: what was loaded is forgotten once the page is left, and asked for anew when it comes again. */
export function usePersonalPage(): void {
  const forgetPages = useForgetPages();
  useEffect(() => forgetPages, [forgetPages]);
}
