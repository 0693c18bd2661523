import { PUSH_WORKER } from '@kvadrat/contracts/account';
import { apiAddress } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { HttpClient } from '@kvadrat/contracts/remote';

/** Whether this browser is told what is new; `denied` where its owner has forbidden it, `absent` where it cannot be. */
export type PushState = 'on' | 'off' | 'denied' | 'absent';

/** Scope of the worker: no page lies in it. */
const SCOPE = PUSH_WORKER.slice(0, PUSH_WORKER.lastIndexOf('/') + 1);

const isAbsent = (): boolean =>
  !('serviceWorker' in navigator) || typeof PushManager === 'undefined' || typeof Notification === 'undefined';

/** Asks nobody for permission. */
export async function readPush(http: HttpClient, signal?: AbortSignal): Promise<PushState> {
  if (isAbsent()) return 'absent';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  if (subscription === null || Notification.permission !== 'granted') return 'off';
  const of = await digestOf(subscription.endpoint);
  const { here } = await http.get(apiAddress('user/push', { of }), signal === undefined ? {} : { signal });
  return here ? 'on' : 'off';
}

/** Asks for permission, by a press alone, and subscribes. */
export async function startPush(http: HttpClient, language: Locale): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off';
  const { publicKey } = await http.get(apiAddress('user/push', {}));
  const registration = await navigator.serviceWorker.register(PUSH_WORKER, { scope: SCOPE });
  await whenActive(registration);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    // One for another key, of a portal that was here before, is in the way.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  const { keys = {} } = subscription.toJSON();
  await http.put(apiAddress('user/push'), {
    endpoint: subscription.endpoint,
    browserKey: keys['p256dh'] ?? '',
    authSecret: keys['auth'] ?? '',
    language,
  });
  return 'on';
}

export async function endPush(http: HttpClient): Promise<PushState> {
  const subscription = await currentSubscription();
  if (subscription !== null) {
    await http.post(apiAddress('user/push/end'), { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return 'off';
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active !== null || worker === null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('the worker did not start'));
    });
  });
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
