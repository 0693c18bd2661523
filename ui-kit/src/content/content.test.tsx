import { render, screen, within } from '@testing-library/react';
import { Avatar } from './avatar';
import { Grade } from './grade';
import { GradeScale } from './grade-scale';
import { Meter } from './meter';
import { Progress } from './progress';
import { Table } from './table';

beforeAll(() => {
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(private readonly told: ResizeObserverCallback) {}
    observe(): void {
      this.told([], this);
    }
    unobserve(): void {}
    disconnect(): void {}
  };
});

function PriceTable() {
  return (
    <Table
      caption="Cijene"
      rows={[{ place: 'Split', price: '5.381 €' }]}
      rowKey={({ place }) => place}
      columns={[
        { header: 'Mjesto', cell: ({ place }) => place, rowHeader: true },
        { header: 'Cijena', cell: ({ price }) => price, numeric: true },
      ]}
    />
  );
}

test('a table has its caption as name, its rows have theirs', () => {
  render(<PriceTable />);
  const table = screen.getByRole('table', { name: 'Cijene' });
  expect(within(table).getByRole('columnheader', { name: 'Cijena' })).toHaveClass('number');
  expect(within(table).getByRole('rowheader', { name: 'Split' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: '5.381 €' })).toHaveClass('number');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a table wider than its place can be reached and scrolled by keys', () => {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  render(<PriceTable />);
  expect(screen.getByRole('region', { name: 'Cijene' })).toHaveAttribute('tabindex', '0');
});

test('progress says how far it is; unknown progress has no value', () => {
  render(
    <>
      <Progress label="Slike" value={0.5} valueText="3 od 6" />
      <Progress label="Traženje" value={null} />
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'Slike' })).toHaveValue(0.5);
  expect(screen.getByText('3 od 6')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Traženje' })).not.toHaveAttribute('value');
});

test('a meter says its value in words and stays between its ends', () => {
  render(<Meter label="Cijena za m²" value={9000} min={2000} max={8000} valueText="9.000 €/m²" />);
  const meter = screen.getByRole('meter', { name: 'Cijena za m²' });
  expect(meter).toHaveAttribute('aria-valuetext', '9.000 €/m²');
  expect(meter.querySelector('path')).toHaveAttribute('d', 'M100 0v16');
});

test('an energy class is letter, colour and word', () => {
  render(<Grade letter="A+" label="Energetski razred" />);
  const grade = screen.getByTitle('Energetski razred A+');
  expect(grade).toHaveTextContent('Energetski razred A+');
  expect(grade).toHaveClass('grade1');
});

test('the scale of energy classes is one picture in words', () => {
  render(<GradeScale letter="B" label="Energetski razred B, treći od osam" note="58 kWh/m²" />);
  expect(screen.getByRole('img', { name: 'Energetski razred B, treći od osam, 58 kWh/m²' })).toBeVisible();
});

test.each([
  ['Ana Babić', 'AB'],
  ['Nekretnine Jadran d.o.o.', 'NJ'],
  ['Łukasz', 'Ł'],
  ['  ', ''],
  ['Άννα-Μαρία Παππά', 'ΆΠ'],
])('the initials of "%s" are "%s", unheard', (name, initials) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.firstChild).toHaveTextContent(initials);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
