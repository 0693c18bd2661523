import { readdirSync } from 'node:fs';
import { CHAOS_CHECKS } from '@kvadrat/tools/chaos';
import { projectRoot } from '@kvadrat/tools/harness';
import { useChaos } from '../support/chaos';

jest.setTimeout(60_000);

/** No token shows a release of it to one browser: `operations.full.test.ts` breaks it for everybody. */
const STAFF = 'mf-staff';

describe.each(readdirSync(projectRoot).filter((name) => /^mf-[a-z-]+$/.test(name) && name !== STAFF))(
  '%s',
  (remote) => {
    const problems = useChaos(remote);

    test.each(CHAOS_CHECKS)('$name', async (check) => {
      expect(await problems(check)).toEqual([]);
    });
  },
);
