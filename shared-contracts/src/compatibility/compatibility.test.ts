import {
  brokenForReceivers,
  brokenForSenders,
  brokenReads,
  callOf,
  eventBreak,
  readApiContract,
  readsOf,
  unreadable,
  type Fields,
} from '.';

const text = { type: 'string' };
const description = (answer: object, operation: object = {}): unknown => ({
  paths: {
    '/ads/{id}/': {
      get: {
        ...operation,
        responses: {
          200: { content: { 'application/json': { schema: answer } } },
          404: { content: { 'application/json': { schema: text } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Place: {
        type: 'object',
        required: ['label'],
        properties: { label: text, inner: { $ref: '#/components/schemas/Place' } },
      },
    },
  },
});
const ad = {
  type: 'object',
  required: ['id', 'kind', 'price', 'rooms', 'places'],
  properties: {
    id: { type: 'integer' },
    kind: { type: 'string', enum: ['new', 'used'] },
    price: { anyOf: [{ type: 'number' }, { const: 'ask' }] },
    rooms: { type: ['integer', 'null'] },
    places: { type: 'array', items: { type: 'object', required: ['label'], properties: { label: text, note: text } } },
    sizes: { type: 'object', additionalProperties: { type: 'integer' } },
  },
};
const api = readApiContract(
  description(ad, {
    parameters: [
      { in: 'path', name: 'id', required: true, schema: text },
      { in: 'query', name: 'locale', schema: text },
    ],
  }),
);
const CALL = 'GET /ads/{id}/';

it('reads an API description into fields with their kinds', () => {
  expect(api).toEqual({
    [CALL]: {
      takes: { 'path.id': 'string', 'query.locale': 'string?' },
      answers: {
        $: 'object',
        id: 'integer',
        kind: '"new"|"used"',
        price: '"ask"|number',
        rooms: 'integer|null',
        places: 'array',
        'places[]': 'object',
        'places[].label': 'string',
        'places[].note': 'string?',
        sizes: 'object?',
        'sizes{}': 'integer',
      },
    },
  });
});

it('follows references, also a schema inside itself, and the fields of a body', () => {
  const place = { $ref: '#/components/schemas/Place' };
  const call = readApiContract(
    description(place, { requestBody: { required: true, content: { 'application/json': { schema: place } } } }),
  )[CALL];
  expect(call?.answers).toMatchObject({
    $: 'object',
    label: 'string',
    inner: 'object?',
    'inner.label': 'string',
    'inner.inner': 'object?',
  });
  expect(call?.takes).toMatchObject({ body: 'object', 'body.label': 'string', 'body.inner': 'object?' });
});

describe('a sender may narrow, never widen', () => {
  const old: Fields = {
    $: 'object',
    id: 'integer',
    kind: '"new"|"used"',
    price: 'number|null',
    note: 'string?',
    place: 'object',
    'place.label': 'string',
  };
  it.each<[string, Fields, string[]]>([
    ['another field', { ...old, more: 'string' }, []],
    ['a kind less', { ...old, price: 'integer', kind: '"new"', note: 'string' }, []],
    ['a kind more', { ...old, id: 'integer|null' }, ['"id" was integer and would be integer|null']],
    ['a wider kind', { ...old, id: 'number' }, ['"id" was integer and would be number']],
    [
      'a value more',
      { ...old, kind: '"new"|"old"|"used"' },
      ['"kind" was "new"|"used" and would be "new"|"old"|"used"'],
    ],
    ['a field that may be absent', { ...old, id: 'integer?' }, ['"id" may be absent']],
    [
      'an object less, told once',
      { $: 'object', id: 'integer', kind: '"new"', price: 'null', note: 'string?' },
      ['"place" is gone'],
    ],
  ])('%s', (_what, now, expected) => expect(brokenForReceivers(old, now)).toEqual(expected));
});

describe('a receiver may widen, never narrow', () => {
  const old: Fields = { 'path.id': 'string', 'query.sort': '"price"|"date"?', 'body.size': 'integer?' };
  it.each<[string, Fields, string[]]>([
    ['another optional field', { ...old, 'query.page': 'integer?' }, []],
    ['a value more and a wider kind', { ...old, 'query.sort': '"date"|"price"|"size"?', 'body.size': 'number?' }, []],
    ['a field of a new optional part', { ...old, 'body.plan': 'object?', 'body.plan.name': 'string' }, []],
    ['a field that is wanted', { ...old, 'query.page': 'integer' }, ['"query.page" is wanted and was not there']],
    [
      'a field that may no longer be left out',
      { ...old, 'body.size': 'integer' },
      ['"body.size" is wanted and could be left out'],
    ],
    ['a value less', { ...old, 'query.sort': '"date"?' }, ['"query.sort" took "price"|"date"? and would take "date"?']],
    ['a field less', { 'path.id': 'string', 'query.sort': '"price"|"date"?' }, ['"body.size" is no longer taken']],
  ])('%s', (_what, now, expected) => expect(brokenForSenders(old, now)).toEqual(expected));
});

describe('what a remote reads', () => {
  const answers = {
    '/ads/7/?locale=hr': {
      id: 7,
      kind: 'new',
      price: 'ask',
      rooms: null,
      places: [{ label: 'A | B' }],
      sizes: { s: 1, m: 2 },
    },
  };

  it('is what stands in its recorded answers, of the kinds the API says', () => {
    expect(readsOf({ answers }, api)).toEqual({
      problems: [],
      undescribed: [],
      reads: {
        [CALL]: {
          $: 'object',
          id: 'integer',
          kind: '"new"|"used"',
          places: 'array',
          'places[]': 'object',
          'places[].label': 'string',
          price: '"ask"|number',
          rooms: 'integer|null',
          sizes: 'object?',
          'sizes{}': 'integer',
        },
      },
    });
  });

  it('leaves out what it says it does not read, with all below it', () => {
    const { reads } = readsOf({ answers, unread: { [CALL]: ['places', 'id'] } }, api);
    expect(Object.keys(reads[CALL] ?? {})).toEqual(['$', 'kind', 'price', 'rooms', 'sizes', 'sizes{}']);
  });

  it('cannot be what the API does not have or has otherwise', () => {
    const recorded = { '/ads/7/': { id: '7', kind: 'old', gone: 1 }, '/ads/?x=1': {} };
    const { problems, undescribed } = readsOf({ answers: recorded }, api);
    expect(undescribed).toEqual(['/ads/?x=1']);
    expect(problems).toEqual([
      `"id" of ${CALL} is integer, recorded as string`,
      `"kind" of ${CALL} is "new"|"used", recorded as string`,
      `${CALL} has no "gone"`,
    ]);
  });

  it('breaks when a call or a field of it goes, and by nothing else', () => {
    const reads = { [CALL]: { id: 'integer', 'places[].label': 'string' } };
    expect(brokenReads(reads, api)).toEqual([]);
    expect(brokenReads({ [CALL]: { 'places[].zip': 'string' } }, api)).toEqual([`"places[].zip" is gone in ${CALL}`]);
    expect(brokenReads({ 'GET /gone/': { id: 'integer' } }, api)).toEqual(['GET /gone/ is gone']);
  });

  it('finds the call of an address', () => {
    expect([callOf('/ads/7/?x=1', api), callOf('/ads/7/more/', api), callOf('/ads/', api)]).toEqual([CALL, null, null]);
  });
});

describe('events of two releases', () => {
  const shape = (data: Record<string, 'count' | 'number' | 'text' | 'text?'>, version = 1) => ({ version, data });
  it('a receiver reads more than is sent if it may be absent, and any count as a number', () => {
    expect(unreadable(shape({ id: 'count', more: 'text' }), shape({ id: 'number', place: 'text?' }))).toBeNull();
    expect(unreadable(shape({ id: 'number' }), shape({ id: 'count' }))).toBe(
      '"id" is expected as count and sent as number',
    );
    expect(unreadable(shape({}, 2), shape({}))).toBe('version 2 is sent and version 1 expected');
  });
  it('one form replaces another when both ways can be read', () => {
    expect(eventBreak(shape({ id: 'count' }), shape({ id: 'count', place: 'text?' }))).toBeNull();
    expect(eventBreak(shape({ id: 'count' }), shape({ id: 'number' }))).toBe(
      '"id" is expected as count and sent as number',
    );
    expect(eventBreak(shape({ id: 'count' }), shape({ id: 'count', place: 'text' }))).toBe(
      '"place" is expected as text and sent as nothing',
    );
  });
});
