import type { Domain } from '../../platform/domain';
import { forgetOldPushes, pushDelivery } from './deliver-pushes';
import { type WebPushDeps, webPushRoutes } from './web-push.routes';

/** Messages to browsers while nobody looks at the portal. */
export const webPushDomain: Domain<WebPushDeps, { publicUrl: () => string }> = {
  name: 'web-push',
  calls: webPushRoutes,
  jobs: ({ publicUrl }) => [pushDelivery(publicUrl)],
  forget: forgetOldPushes,
};
