import type { LoaderDefinition } from 'webpack';
import { cutExports } from './shared-query';

/** For the shell: what remotes do not take of the query library is not bundled. */
const sharedQuery: LoaderDefinition = (source) => cutExports(source);

export default sharedQuery;
