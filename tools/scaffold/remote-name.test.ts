import { readNewRemote } from './remote-name';

test('the route is made from the name unless one is given', () => {
  expect(readNewRemote('mf-price-guide')).toEqual({ name: 'mf-price-guide', route: '/price-guide/' });
  expect(readNewRemote('mf-prices', '/cijene/split/')).toEqual({ name: 'mf-prices', route: '/cijene/split/' });
});

test.each([undefined, '', 'prices', 'mf-', 'mf-Prices', 'mf-a--b', '../mf-a', 'mf-a/b'])(
  '"%s" is no name for a remote',
  (name) => {
    expect(() => readNewRemote(name)).toThrow('is no name for a remote');
  },
);

test.each(['cijene', '/cijene', '/cijene/{id}/', '//', '/Cijene/'])('"%s" is no route', (route) => {
  expect(() => readNewRemote('mf-a', route)).toThrow('is no route');
});
