import { openBroken } from '../broken-visit';
import { DEADLINE_MS, unless, type ChaosContext } from '../check';
import { comesAlive, isHeaded, see } from '../remote-page';
import type { ServerBreak } from '../server-breaks';

/** An address nobody has. */
const NOWHERE = '/nema-ovoga/';
const AT_ONCE = 6;

/** A broken server bundle makes its page unavailable until the browser has made it, and costs nobody else anything. */
export async function brokenServerBundle(context: ChaosContext, { bundle }: ServerBreak): Promise<string[]> {
  const { origin, subject } = context;
  const visit = await openBroken(context, { name: 'none' }, bundle);
  const { page } = visit;
  const cookie = (await visit.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const whole = [context.cookie, ...context.session].join('; ');
  const good = await statusAndText(origin + subject.page, whole);
  const heading = unescaped(/<h1[^>]*>(.*?)<\/h1>/s.exec(good.text)?.[1]?.replace(/<[^>]*>/g, '') ?? '');

  // Asked for again and again while every other page is.
  const own = Promise.all(Array.from({ length: AT_ONCE }, () => statusAndText(origin + subject.page, cookie)));
  const others = await Promise.all(
    [subject.elsewhere, '/', NOWHERE, subject.page].map((path) => statusAndText(origin + path, whole)),
  );
  const wrong = unless(
    others.map(({ status }) => status).join() === '200,200,404,200',
    `other pages answered ${others.map(({ status }) => status).join()}`,
  );
  for (const { status, text, retryAfter } of await own) {
    const says = status === 503 && retryAfter !== null && /<h1[^>]*>[^<]+/.test(text);
    wrong.push(
      ...unless(
        says,
        `its own page answered ${status}, ${retryAfter === null ? 'without Retry-After' : 'and has no sentence that says so'}`,
      ),
    );
  }

  await page.goto(subject.page);
  wrong.push(
    ...unless(await comesAlive(page, subject.name, 2 * DEADLINE_MS), 'the browser did not make the page either'),
  );
  wrong.push(...unless(await isHeaded(page, heading, DEADLINE_MS), `the browser did not make the page “${heading}”`));
  const { note, fallback } = await see(page, subject.name);
  wrong.push(...unless(!note && !fallback, 'a page that is whole is said to be broken'));

  await visit.mend();
  await page.goto(subject.page, { waitUntil: 'domcontentloaded' });
  wrong.push(
    ...unless((await see(page, subject.name)).lines.length > 2, 'after the break the server does not render the page'),
  );
  return [...wrong, ...visit.complaints.map((line) => `the browser complained: ${line}`)];
}

async function statusAndText(
  url: string,
  cookie: string,
): Promise<{ status: number; text: string; retryAfter: string | null }> {
  const response = await fetch(url, { headers: { accept: 'text/html', cookie } });
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
}

/** Back from how React writes text into HTML. */
function unescaped(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
