/**
 * Does work one piece after the other, each piece once however many ask for it meanwhile.
 * @returns a function that begins a piece, or joins the one of that name that waits or is under way
 */
export function onceEach<T>(): (name: string, work: () => Promise<T>) => Promise<T> {
  const atWork = new Map<string, Promise<T>>();
  let last: Promise<unknown> = Promise.resolve();
  return (name, work) => {
    const begun = atWork.get(name);
    if (begun !== undefined) return begun;
    const doing = last.then(work).finally(() => atWork.delete(name));
    last = doing.catch(() => undefined);
    atWork.set(name, doing);
    return doing;
  };
}
