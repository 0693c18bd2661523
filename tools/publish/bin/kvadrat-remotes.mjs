#!/usr/bin/env node
/** `npx kvadrat-remotes …`: the team's half of `npm run remotes`, for packages outside the portal's workspace. */
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
