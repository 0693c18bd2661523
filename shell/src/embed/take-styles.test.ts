import { takeStyles } from './take-styles';

test('a style sheet of a chunk is handed on, and its loader hears when it holds or does not; scripts stay', async () => {
  const frame = document.implementation.createHTMLDocument();
  const take = jest.fn<Promise<void>, [object]>().mockResolvedValueOnce().mockRejectedValueOnce(new Error('404'));
  takeStyles(frame, take);
  const add = (): Promise<string> =>
    new Promise((resolve) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: 'https://kvadrat.example/r/mf-auth/1/698.css',
      });
      link.onload = link.onerror = (event) => resolve(typeof event === 'string' ? event : event.type);
      frame.head.appendChild(link);
    });
  expect(await add()).toBe('load');
  expect(await add()).toBe('error');
  expect(take).toHaveBeenCalledWith({ href: 'https://kvadrat.example/r/mf-auth/1/698.css', integrity: undefined });
  frame.head.appendChild(document.createElement('script'));
  expect(frame.head.querySelectorAll('script, link')).toHaveLength(1);
});
