import type { ServerBundle } from '@kvadrat/contracts/remote';

/** It owns no address, so that nobody asks for a page. */
export const render: ServerBundle['render'] = () => Promise.reject(new Error('mf-tracking has no pages'));
