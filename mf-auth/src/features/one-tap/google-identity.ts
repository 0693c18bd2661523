import type { Locale } from '@kvadrat/contracts/locales';
import type { HostWindow } from '@kvadrat/remote-kit';

/** The part of Google's library that One Tap needs. */
export interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (response: { credential?: string }) => void;
    auto_select: boolean;
    itp_support: boolean;
    use_fedcm_for_prompt: boolean;
  }) => void;
  prompt: () => void;
  cancel: () => void;
}

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** Loads Google's library; null where it is blocked or is not what it should be. */
export async function loadGoogleIdentity(view: HostWindow, locale: Locale): Promise<GoogleIdentity | null> {
  if (readIdentity(view) === null) {
    const script = view.document.createElement('script');
    script.src = `${SCRIPT}?hl=${locale}`;
    script.async = true;
    await new Promise((resolve) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', resolve);
      view.document.head.append(script);
    });
  }
  return readIdentity(view);
}

function readIdentity(view: HostWindow): GoogleIdentity | null {
  const id = property(property(property(view, 'google'), 'accounts'), 'id');
  return isIdentity(id) ? id : null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isIdentity(value: unknown): value is GoogleIdentity {
  return ['initialize', 'prompt', 'cancel'].every((name) => typeof property(value, name) === 'function');
}
