import { definePage } from '@kvadrat/remote-kit';
import { directoryHead } from './directory-head';
import { loadDirectory, type DirectoryData } from './directory-loader';
import { DirectorySkeleton } from './directory-skeleton';
import { DirectoryView } from './directory-view';

/** `/agencije-nekretnina/` and that of each place. The address is the only place its state lives in. */
export const directoryPage = definePage<DirectoryData>({
  load: loadDirectory,
  head: directoryHead,
  Page: DirectoryView,
  Skeleton: DirectorySkeleton,
});
