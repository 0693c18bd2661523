import { Agreement } from './agreement';

const BASE = { price: '248.000', title: 'Stan', lat: '43,5' };

function drawForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="price" value="240.000"><input name="title" value="Stan"><input type="hidden" name="lat" value="43,5">
    <select name="category"><option value="1">1<option value="3">3</select>
    <input type="radio" name="energy" value="1" checked><input type="radio" name="energy" value="4">
    <input type="checkbox" name="onRequest" value="1"></form>`;
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  return form;
}

describe('R275 two devices that write the same ad', () => {
  const said = { ...BASE, price: '240.000' };
  const theirs = { price: '230.000', title: 'Kuća', lat: '43,6' };

  test('what only the other one has changed comes into the form, what both have is not saved before somebody decides', () => {
    const form = drawForm();
    const agreement = new Agreement(BASE);
    agreement.meet(form, said, ['price', 'title', 'lat'], theirs);
    expect(agreement.open).toEqual(['price']);
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ price: '240.000', title: 'Kuća' });
    const now = { price: '240.000', title: 'Kuća', lat: '43,5' };
    expect(agreement.toSave(now)).toEqual({ title: 'Kuća', lat: '43,6' });
    expect([agreement.decide('title'), agreement.decide('price')]).toEqual([false, true]);
    expect(agreement.toSave(now)).toEqual({ price: '240.000', title: 'Kuća', lat: '43,6' });
  });

  test('what is moved here afterwards counts, though the other one has moved it before', () => {
    const agreement = new Agreement(BASE);
    agreement.meet(drawForm(), said, ['lat'], theirs);
    expect(agreement.complete({ ...said, lat: '43,7' })['lat']).toBe('43,7');
  });

  test('theirs comes into each kind of field, and is told as if it was typed', () => {
    const form = drawForm();
    const told = new Set<string>();
    for (const kind of ['input', 'change'])
      form.addEventListener(kind, ({ target }) => {
        if (target instanceof Element) told.add(target.getAttribute('name') ?? '');
      });
    const chosen = { category: '3', energy: '4', onRequest: '1' };
    new Agreement({ category: '1', energy: '1' }).meet(
      form,
      { category: '1', energy: '1' },
      Object.keys(chosen),
      chosen,
    );
    expect(Object.fromEntries(new FormData(form))).toMatchObject(chosen);
    expect(told).toEqual(new Set(Object.keys(chosen)));
  });
});
