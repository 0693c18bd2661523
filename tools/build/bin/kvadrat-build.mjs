#!/usr/bin/env node
/** `npx kvadrat-build [folder]`: builds a remote that lives outside the portal's workspace; see `src/cli/build-here.ts`. */
import { register } from 'tsx/esm/api';

register();
await import('../src/cli/build-here.ts');
