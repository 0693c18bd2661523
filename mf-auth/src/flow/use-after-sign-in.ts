import { useRemote, useTrack } from '@kvadrat/remote-kit';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { safePath } from '@kvadrat/contracts/account';
import { useState } from 'react';
import type { Authenticated } from './view-props';

export interface AfterSignIn {
  /** Path that is opened after the wait, or null. */
  redirect: string | null;
  onAuthenticated: (result: Authenticated) => void;
}

/**
 * What follows a sign-in: the host asks who it is and everybody hears of it. A new account by e-mail keeps its
 * notice; where the server names an address it is opened after the wait; else `leave` is called.
 */
export function useAfterSignIn(leave: () => void): AfterSignIn {
  const { bus } = useRemote();
  const track = useTrack();
  const [redirect, setRedirect] = useState<string | null>(null);
  const onAuthenticated = ({ service, signup, url }: Authenticated): void => {
    dropDrafts();
    track(signup ? 'Sign Up Complete' : 'Log In Complete', { medium: service });
    bus.emit('login-required');
    bus.emit('kvadrat:auth-success', { service, signup });
    if (signup && service === 'email') return;
    if (url === undefined || url === '') leave();
    else setRedirect(safePath(url));
  };
  return { redirect, onAuthenticated };
}
