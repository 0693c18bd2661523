import { Type } from 'typebox';
import { Breadcrumb, nullable, oneOf, reference } from '../../platform/schema';
import { GUIDE_CUTS } from './guide-cuts';
import { GUIDE_KINDS, GUIDE_OFFERS } from './guide-kinds';

const Euros = nullable(Type.Number());

export const GuideFigureSchema = Type.Object(
  {
    count: Type.Integer({ minimum: 0, description: 'Properties on offer, each once whoever advertises it.' }),
    lower: Euros,
    median: Euros,
    upper: Euros,
    price: nullable(Type.Number({ description: 'What the whole is asked for in the middle, in euros.' })),
    reducedShare: nullable(Type.Number({ description: 'Share of them whose price was lowered.' })),
    reduction: nullable(Type.Number({ description: 'By what share it was lowered in the middle.' })),
    days: nullable(Type.Integer({ description: 'For how many days they have been on offer in the middle.' })),
    adsPath: Type.String({ description: 'List of these ads, without language prefix.' }),
  },
  {
    description:
      'Asking prices in euros per square metre, a month’s for rents: the middle, and between which the middle half lies. Null where there are too few.',
  },
);

export const GuidePlaceSchema = Type.Object({
  label: Type.String(),
  parent: nullable(Type.String()),
  kind: Type.String({ description: 'What it is called in the page’s language: town, county, quarter.' }),
  level: Type.String(),
  path: Type.String({ description: 'Below the guide’s own address; empty for the whole country.' }),
});

export const GuidePartSchema = Type.Object({
  place: reference('GuidePlace'),
  figure: reference('GuideFigure'),
  change: nullable(Type.Number({ description: 'By what share the middle changed within twelve months.' })),
});

export const GuideMonthSchema = Type.Object({
  month: Type.String({ description: '2026-11' }),
  count: Type.Integer(),
  lower: Type.Number(),
  median: Type.Number(),
  upper: Type.Number(),
  invented: Type.Boolean({ description: 'History of a demonstration, which nobody has seen.' }),
});

export const GuideMapSchema = Type.Object(
  {
    width: Type.Integer(),
    height: Type.Integer(),
    shapes: Type.Array(
      Type.Object({
        path: Type.String({ description: 'Of the place among the parts.' }),
        outline: Type.String({ description: 'Path of an SVG of that size.' }),
        x: Type.Integer({ description: 'Where there is most room for a number.' }),
        y: Type.Integer(),
      }),
    ),
  },
  { description: 'The places inside it as a drawing.' },
);

export const PriceGuideSchema = Type.Object({
  place: reference('GuidePlace'),
  breadcrumbs: Type.Array(Breadcrumb),
  offer: oneOf(GUIDE_OFFERS),
  kind: oneOf(GUIDE_KINDS),
  fewest: Type.Integer({ description: 'Fewer ads than these give no number.' }),
  countedAt: nullable(Type.String({ format: 'date-time' })),
  figure: reference('GuideFigure'),
  otherOffer: reference('GuideFigure'),
  change: nullable(Type.Number()),
  grossYield: nullable(
    Type.Number({ description: 'Twelve rents by the price, both in the middle and of a square metre, as a share.' }),
  ),
  cuts: Type.Array(
    Type.Object({
      cut: oneOf(GUIDE_CUTS),
      parts: Type.Array(Type.Object({ value: Type.Integer(), figure: reference('GuideFigure') })),
    }),
  ),
  parts: Type.Array(reference('GuidePart'), { description: 'The places right inside it, the dearest first.' }),
  map: Type.Optional(nullable(reference('GuideMap'))),
  months: Type.Array(reference('GuideMonth'), { description: 'Oldest first, at most 37.' }),
});
