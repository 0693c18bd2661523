/** The service worker: it shows what is sent while nobody looks at the portal, opens what is pressed, and does nothing else. No page is in its scope. */
export const WORKER_SCRIPT = `'use strict';
self.addEventListener('push', (event) => {
  event.waitUntil((async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
    const { title, body, path, tag, lang } = event.data.json();
    await self.registration.showNotification(title, { body, tag, lang, icon: '/favicon.svg', data: { path } });
  })());
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const url = new URL(path, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href));
});
`;
