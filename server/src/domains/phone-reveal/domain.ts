import type { Domain } from '../../platform/domain';
import type { RevealDeps } from './reveal-phone';
import { revealRoutes } from './reveal.routes';

export const phoneRevealDomain: Domain<RevealDeps> = { name: 'phone-reveal', calls: revealRoutes };
