import type { MountedPage } from '@kvadrat/remote-kit/testing';
import type { AuthFormState } from '@kvadrat/contracts/account';
import type { ReactNode } from 'react';
import type { ViewProps } from '../flow/view-props';
import { mountedView, type MountedViewOptions } from './mounted-view';

export const FORM_STATE: AuthFormState = {
  providers: [],
  oneTapClientId: '',
  csrf: 'token',
  passwordMin: 6,
  outcome: null,
};

export interface ShownView {
  page: MountedPage;
  go: jest.Mock<void, Parameters<ViewProps['go']>>;
  onAuthenticated: jest.Mock<void, Parameters<ViewProps['onAuthenticated']>>;
}

/** Shows one view with props as the flow gives them. */
export async function showView(
  View: (props: ViewProps) => ReactNode,
  props: Partial<ViewProps> = {},
  options: MountedViewOptions = {},
): Promise<ShownView> {
  const go: ShownView['go'] = jest.fn();
  const onAuthenticated: ShownView['onAuthenticated'] = jest.fn();
  const given: ViewProps = {
    surface: 'dialog',
    email: '',
    formState: FORM_STATE,
    returnTo: '/',
    passwordMin: 6,
    alert: '',
    href: (view) => `/prijava/${view}/`,
    go,
    onAuthenticated,
    ...props,
  };
  const page = await mountedView(() => <View {...given} />, options);
  return { page, go, onAuthenticated };
}
