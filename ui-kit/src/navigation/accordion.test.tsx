import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Accordion, AccordionItem } from './accordion';

test('sections of one name are native details, so they work without scripts and close one another', () => {
  const html = renderToString(
    <Accordion>
      <AccordionItem title="Cijena" name="filtri" open>
        od do
      </AccordionItem>
      <AccordionItem title="Površina" name="filtri" note="do 80 m²">
        od do
      </AccordionItem>
    </Accordion>,
  );
  expect(html.match(/<details [^>]*name="filtri"/g)).toHaveLength(2);
  expect(html.match(/<details [^>]*open/g)).toHaveLength(1);
});

test('the note stands in the summary, and opening is told', () => {
  const onToggle = jest.fn();
  render(
    <AccordionItem title="Površina" note="do 80 m²" onToggle={onToggle}>
      sadržaj
    </AccordionItem>,
  );
  expect(screen.getByText('do 80 m²').closest('summary')).not.toBeNull();
  screen.getByRole('group').setAttribute('open', '');
  screen.getByRole('group').dispatchEvent(new Event('toggle'));
  expect(onToggle).toHaveBeenLastCalledWith(true);
});
