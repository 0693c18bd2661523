/**
 * Tells the process that started this one something; resolves once that is sent. Where nobody listens any more it is lost:
 * without a callback Node would make that an error of the whole process.
 */
export function tellParent(message: object | string | number): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    else process.send(message, undefined, undefined, () => resolve());
  });
}
