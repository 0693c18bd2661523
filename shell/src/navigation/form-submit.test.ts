import { readFormSubmit } from './form-submit';

const current = new URL('http://localhost/prodaja-sobe/?pag=3');

function submit(html: string): string | null {
  document.body.innerHTML = html;
  const form = document.body.querySelector('form');
  const submitter = document.body.querySelector('button');
  let read: URL | null = null;
  const listener = (event: SubmitEvent): void => {
    read = readFormSubmit(event, current);
    event.preventDefault();
  };
  document.addEventListener('submit', listener, { once: true });
  form?.requestSubmit(submitter);
  document.removeEventListener('submit', listener);
  return (read as URL | null)?.href ?? null;
}

it('builds the address the browser would', () => {
  const html =
    '<form action="/najam-sobe/?x=1#a"><input name="mjesto" value="Čakovec i"><input name="t" value="1"><input name="t" value="2"><button>ok</button></form>';
  expect(submit(html)).toBe('http://localhost/najam-sobe/?mjesto=%C4%8Cakovec+i&t=1&t=2');
});

it('a form without an action goes to this page, with the pressed button’s value', () => {
  expect(submit('<form><button name="sort" value="cijena">ok</button></form>')).toBe(
    'http://localhost/prodaja-sobe/?sort=cijena',
  );
});

it.each([
  ['a POST', '<form method="post"><button>ok</button></form>'],
  ['a POST by its button', '<form><button formmethod="post">ok</button></form>'],
  ['another site', '<form action="https://foreign.example/"><button>ok</button></form>'],
  ['a new window', '<form target="_blank"><button>ok</button></form>'],
  ['a form that asks for the document', '<form data-native><button>ok</button></form>'],
])('leaves %s to the browser', (_, html) => {
  expect(submit(html)).toBeNull();
});
