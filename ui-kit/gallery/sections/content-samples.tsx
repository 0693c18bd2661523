import type { ReactElement } from 'react';
import {
  Avatar,
  Badge,
  Card,
  CardLink,
  createFormat,
  Grade,
  GRADE_LETTERS,
  GradeScale,
  Meter,
  Photo,
  Progress,
  Table,
} from '../../src';
import { Row, Sample, State, type SamplesProps } from '../sample';
import styles from '../gallery.module.css';

const PRICES = [
  { place: 'Split', ads: 1284, price: 5381 },
  { place: 'Poreč', ads: 412, price: 4870.5 },
  { place: 'Osijek', ads: 96, price: 1690 },
];

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#8fc3c8" d="M0 0h40v30H0z"/><path fill="#f4f6f4" d="M6 12h12v18H6zM22 6h12v24H22z"/></svg>')}`;

export function ContentSamples({ texts }: SamplesProps): ReactElement {
  const format = formatOf(texts);
  const { badges, energy } = texts;
  return (
    <>
      <Sample name="Badge">
        <Row>
          <Badge tone="marked">{badges.paid}</Badge>
          <Badge tone="strong">{badges.fresh}</Badge>
          <Badge tone="good">{badges.reduced}</Badge>
          <Badge tone="warn">{badges.ends}</Badge>
          <Badge tone="bad">{badges.refused}</Badge>
          <Badge tone="sea">{badges.sold}</Badge>
          <Badge>{texts.as.normal}</Badge>
        </Row>
      </Sample>
      <Sample name="Grade">
        <Row>
          {GRADE_LETTERS.map((letter) => (
            <Grade key={letter} letter={letter} label={energy.label} />
          ))}
        </Row>
      </Sample>
      <Sample name="GradeScale">
        <GradeScale letter="B" label={energy.scale} note={`58 kWh/m²`} />
      </Sample>
      <Sample name="Card, CardLink">
        {(['plain', 'outlined', 'sunken'] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            <h4>
              <CardLink href="#content">{texts.card}</CardLink>
            </h4>
            <p>{format.money(250_000)}</p>
          </Card>
        ))}
      </Sample>
      <Sample name="Avatar">
        <Row>
          {['Ana Babić', 'Nekretnine Jadran d.o.o.', 'Łukasz', 'Αθηνά Παππά'].map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Dom i vrt" large />
          <Avatar name="Dom i vrt" large src={PICTURE} />
        </Row>
      </Sample>
      <Sample name="Progress">
        <Progress
          label={texts.upload}
          value={0.62}
          valueText={new Intl.NumberFormat(texts.intl, { style: 'percent' }).format(0.62)}
        />
        <Progress label={texts.upload} value={null} />
      </Sample>
      <Sample name="Meter">
        <Meter
          label={texts.pricePerArea}
          value={4870}
          min={2000}
          max={8000}
          band={[3900, 5600]}
          valueText={`${format.money(4870)}/m²`}
        />
      </Sample>
      <PhotoSamples texts={texts} />
      <TableSample texts={texts} />
    </>
  );
}

function PhotoSamples({ texts }: SamplesProps): ReactElement {
  return (
    <Sample name="Photo">
      <State caption={texts.as.normal}>
        <Photo
          className={styles.photo}
          alt={texts.photo}
          sizes="20rem"
          sources={[{ width: 400, height: 300, avif: PICTURE, webp: PICTURE }]}
        />
      </State>
      <State caption={texts.as.wrong}>
        <Photo className={styles.photo} alt={texts.photo} sizes="20rem" sources={[]} />
      </State>
    </Sample>
  );
}

function TableSample({ texts }: SamplesProps): ReactElement {
  const format = formatOf(texts);
  const { table } = texts;
  return (
    <Sample name="Table">
      <Table
        caption={table.caption}
        rows={PRICES}
        rowKey={({ place }) => place}
        columns={[
          { header: table.place, cell: ({ place }) => place, rowHeader: true },
          { header: table.ads, cell: ({ ads }) => format.number(ads), numeric: true },
          { header: table.price, cell: ({ price }) => format.money(price), numeric: true },
        ]}
      />
    </Sample>
  );
}

function formatOf({ intl }: SamplesProps['texts']): ReturnType<typeof createFormat> {
  return createFormat(intl, { currency: 'EUR', timeZone: 'Europe/Zagreb' });
}
