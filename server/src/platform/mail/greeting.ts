import { msg } from '@lingui/core/macro';

/** How every letter begins; Croatian goes on with a small letter. */
export const GREETING = msg`Poštovani,`;
