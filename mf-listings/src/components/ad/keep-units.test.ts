import { keepUnits } from './keep-units';

test('figures stay with their units, and with nothing else', () => {
  expect(keepUnits('Stan od 45 m², 300 m od mora, 1,5 km do Rive, 90.000 €.')).toBe(
    'Stan od 45\u00a0m², 300\u00a0m od mora, 1,5\u00a0km do Rive, 90.000\u00a0€.',
  );
  expect(keepUnits('U 2 mala stana, 3 hale i kat 4 je slobodan')).toBe('U 2 mala stana, 3 hale i kat 4 je slobodan');
});
