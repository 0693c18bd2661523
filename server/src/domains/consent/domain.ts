import type { Domain } from '../../platform/domain';
import { consentRoutes, type ConsentOptions } from './consent.routes';
import { forgetReceipts } from './consent.store';
import './consent.tables';

export const consentDomain: Domain<ConsentOptions> = { name: 'consent', calls: consentRoutes, forget: forgetReceipts };
