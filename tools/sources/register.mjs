/**
 * `node --import <this file> server/src/….ts` runs sources of the server as they are: TypeScript by tsx, sentences by the macro
 * of lingui, which tsx does not know.
 */
import { register } from 'node:module';
import 'tsx';

register('./message-hooks.mjs', import.meta.url);
