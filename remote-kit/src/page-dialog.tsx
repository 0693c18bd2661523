import { Dialog, type DialogProps } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import { useRemote } from './remote-services';
import { useLayer } from './use-layer';

/** A dialog over a page: it stands where the host has its dialogs, and on a phone Back closes it. */
export function PageDialog(props: Omit<DialogProps, 'container'>): ReactElement {
  const { portalRoot } = useRemote();
  useLayer(props.open, props.onClose);
  return <Dialog {...props} container={portalRoot} />;
}
