/**
 * The address a GET form leads to in this window, exactly as the browser would build it, or null
 * when the browser should send the form itself.
 */
export function readFormSubmit(event: SubmitEvent, current: URL): URL | null {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset['native'] !== undefined) return null;
  const { submitter } = event;
  const read = (attribute: string): string | null =>
    submitter?.getAttribute(`form${attribute}`) ?? form.getAttribute(attribute);
  if ((read('method') ?? 'get').toLowerCase() !== 'get') return null;
  if (!['', '_self'].includes(read('target') ?? '')) return null;
  const url = new URL(read('action') ?? '', current);
  if (url.origin !== current.origin) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    query.append(name, typeof value === 'string' ? value : value.name);
  url.search = query.toString();
  url.hash = '';
  return url;
}
