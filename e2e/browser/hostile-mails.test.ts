import { useBrowser } from '../support/browser';
import { checkHostileMails, packed } from '../support/hostile-mails';
import { HOSTILE_TEXTS } from '../support/hostile-texts';

const visit = useBrowser();

test('O-23 some attempts in every field that reaches a mail: read as typed, runs nothing, loads nothing, adds no header', async () => {
  await checkHostileMails(await visit({ expected: [/.*/] }), packed(HOSTILE_TEXTS.slice(0, 15), 5));
}, 180_000);
