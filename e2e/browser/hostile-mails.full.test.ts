import { useBrowser } from '../support/browser';
import { checkHostileMails, packed } from '../support/hostile-mails';
import { HOSTILE_TEXTS } from '../support/hostile-texts';

const visit = useBrowser();

test('O-23 500 hostile texts in every field that reaches a mail, in every kind of mail and in calendars: read as typed, run nothing, load nothing, add no header', async () => {
  expect(new Set(HOSTILE_TEXTS).size).toBe(500);
  await checkHostileMails(await visit({ expected: [/.*/] }), packed(HOSTILE_TEXTS, 10));
}, 900_000);
