import { PUSH_WORKER } from '@kvadrat/contracts/account';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { WIDTHS } from '../support/full-run';
import { portalOrigin } from '../support/portal-origin';
import { signUpByCall } from '../support/session';

const visit = useBrowser();

/** Stands for the browser's push service, which is none of this machine; its address is one that the portal knows. */
async function standForPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keys = { p256dh: '', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
    keys.p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    const subscription = {
      endpoint: sessionStorage.getItem('push') ?? endpoint,
      toJSON: () => ({ keys }),
      unsubscribe: () => {
        sessionStorage.removeItem('push');
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(sessionStorage.getItem('push') === null ? null : (subscription as unknown as PushSubscription));
    PushManager.prototype.subscribe = () => {
      sessionStorage.setItem('push', subscription.endpoint);
      return Promise.resolve(subscription as unknown as PushSubscription);
    };
  });
}

test.each(WIDTHS)('on a %s a browser is told what is new from a press on, until another one', async (_, viewport) => {
  const { page, context, complaints } = await visit({ viewport });
  await context.grantPermissions(['notifications'], { origin: portalOrigin() });
  await standForPushService(page);
  await signUpByCall(context);
  await page.goto(USER_PATHS.profile);
  const on = page.getByRole('button', { name: 'Uključi u ovom pregledniku' });
  await on.click();
  const off = page.getByRole('button', { name: 'Isključi u ovom pregledniku' });
  await off.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  // No page lies in the worker's scope.
  await page.reload();
  await off.waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await off.click();
  await on.waitFor();
  await page.reload();
  await on.waitFor();
  expect(complaints).toEqual([]);
});

test('the worker shows a message while nobody looks, and none while somebody does', async () => {
  const { page, context } = await visit();
  await context.grantPermissions(['notifications'], { origin: portalOrigin() });
  await page.goto('/');
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active !== undefined) resolve(active.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(
    (worker) => navigator.serviceWorker.register(worker, { scope: worker.slice(0, worker.lastIndexOf('/') + 1) }),
    PUSH_WORKER,
  );
  const registrationId = await registered;
  const push = (title: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: portalOrigin(),
      registrationId,
      data: JSON.stringify({ title, body: 'Stan, 150.000 €', path: '/oglasi/7/', tag: title, lang: 'hr' }),
    });
  const shown = () =>
    page.evaluate(
      async (worker) =>
        (await (await navigator.serviceWorker.getRegistration(worker))?.getNotifications())?.map(({ title }) => title),
      PUSH_WORKER,
    );
  await push('Gledam');
  await page.goto('about:blank');
  await push('Ne gledam');
  await page.goto('/');
  await page.waitForFunction(
    async (worker) => (await (await navigator.serviceWorker.getRegistration(worker))?.getNotifications())?.length === 1,
    PUSH_WORKER,
  );
  expect(await shown()).toEqual(['Ne gledam']);
});
