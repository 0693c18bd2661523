import { showUntilClosed } from './show-until-closed';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = '<button>Spremi</button>';
  document.querySelector('button')?.focus();
});

test('an element stays until its dialog is gone, whatever closed it; then the focus is where it was', async () => {
  const closing = jest.fn();
  const { element } = showUntilClosed(
    document,
    'kvadrat-auth',
    { view: 'login', message: undefined, theme: null },
    closing,
  );
  expect(element.outerHTML).toBe('<kvadrat-auth view="login"></kvadrat-auth>');
  element.append(document.createElement('p'));
  await settled();
  expect(element.isConnected).toBe(true);
  const dialog = document.createElement('dialog');
  element.append(dialog);
  document.querySelector('button')?.blur();
  await settled();
  expect(closing).not.toHaveBeenCalled();
  dialog.remove();
  await settled();
  expect(closing).toHaveBeenCalledTimes(1);
  expect(document.querySelector('kvadrat-auth')).toBeNull();
  expect(document.querySelector('button')).toHaveFocus();
});

test('closing it twice closes it once', () => {
  const closing = jest.fn();
  const { close } = showUntilClosed(document, 'kvadrat-auth', {}, closing);
  close();
  close();
  expect(closing).toHaveBeenCalledTimes(1);
});
