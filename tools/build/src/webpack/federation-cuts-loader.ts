import type { LoaderDefinition } from 'webpack';
import { cutFile } from './federation-cuts';

/** For the shell: what stands in for parts of the federation runtime. */
const federationCuts: LoaderDefinition = function federationCuts(source) {
  return cutFile(this.resourcePath) ?? source;
};

export default federationCuts;
