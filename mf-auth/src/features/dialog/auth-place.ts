import { isAuthView, safePath } from '@kvadrat/contracts/account';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { startFlow, type FlowState } from '../../flow/flow-machine';

export interface AuthPlace {
  surface: 'dialog' | 'element';
  start: FlowState;
  /** Safe path, or `/` where none was named. */
  returnTo: string;
  /** Whether the reasons for an account stand beside the entry. */
  panel: boolean;
}

/** What the attributes of `<kvadrat-auth>` ask for: `view`, `message`, `return-to`, `surface`, `panel`. */
export function readAuthPlace({ params }: RouteLocation): AuthPlace {
  const { view, message = '', surface, panel } = params;
  const isDialog = surface === 'dialog';
  return {
    surface: isDialog ? 'dialog' : 'element',
    start: startFlow(isAuthView(view) ? view : null, message),
    returnTo: safePath(params['return-to'] ?? '/'),
    panel: panel === undefined ? isDialog : panel !== 'false',
  };
}
