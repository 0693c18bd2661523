import type { Visit } from '@kvadrat/tools/harness';

/** What our mails are made of (`mail-body.ts`); anything else was typed by somebody. */
const TAGS = ['a', 'blockquote', 'body', 'br', 'div', 'h2', 'head', 'html', 'meta', 'p', 'span', 'strong', 'title'];
const ATTRIBUTES = ['aria-hidden', 'charset', 'content', 'href', 'lang', 'name', 'style'];
/** How many are drawn at a time. */
const AT_ONCE = 40;

interface Drawn {
  tags: string[];
  attributes: string[];
  links: string[];
  text: string;
}

/**
 * Draws HTML parts of mails in frames of a page that has no policy at all, so that nothing but escaping stands between a text and
 * a script. Nothing may run or be loaded, and nothing may be there that our mails are not made of.
 * @returns what each reads as
 */
export async function drawMails({ page, cdp }: Visit, sources: readonly string[]): Promise<string[]> {
  await cdp.send('Page.setBypassCSP', { enabled: true });
  await page.addInitScript(() => {
    Reflect.set(window, 'ran', () => Reflect.set(window.top ?? window, 'hasRun', true));
  });
  const asked: string[] = [];
  await page.route('**/*', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Mails</title>' });
  });
  await page.goto('/mails/');
  const texts: string[] = [];
  for (let from = 0; from < sources.length; from += AT_ONCE) {
    const drawn = await page.evaluate(draw, sources.slice(from, from + AT_ONCE));
    expect(await page.evaluate(() => Reflect.get(window, 'hasRun') === true)).toBe(false);
    for (const { tags, attributes, links, text } of drawn) {
      expect([
        tags.filter((tag) => !TAGS.includes(tag)),
        attributes.filter((name) => !ATTRIBUTES.includes(name)),
      ]).toEqual([[], []]);
      expect(links.filter((link) => !link.startsWith('https://kvadrat.example/'))).toEqual([]);
      texts.push(text);
    }
  }
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/mails/']);
  return texts;
}

/** Runs in the page: draws each mail, does what a reader may do, and tells what it is made of. */
async function draw(sources: readonly string[]): Promise<Drawn[]> {
  document.body.replaceChildren();
  const frames = sources.map((source) => Object.assign(document.createElement('iframe'), { srcdoc: source }));
  const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)));
  document.body.append(...frames);
  await Promise.all(loaded);
  return frames.map(({ contentDocument }) => {
    const elements = [...(contentDocument?.querySelectorAll('*') ?? [])];
    for (const element of elements)
      for (const kind of ['pointerover', 'focus', 'toggle', 'load', 'error']) element.dispatchEvent(new Event(kind));
    return {
      tags: [...new Set(elements.map(({ localName }) => localName))],
      attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))],
      links: [...(contentDocument?.links ?? [])].map(({ href }) => href),
      text: contentDocument?.body.innerText ?? '',
    };
  });
}
