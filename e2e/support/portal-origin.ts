/** Address of the portal the run's global setup started, or of the one named by `PORTAL_URL`. */
export function portalOrigin(): string {
  const origin = process.env['PORTAL_URL'];
  if (origin === undefined || origin === '') throw new Error('no portal is running: journeys are started by npm test');
  return origin;
}
