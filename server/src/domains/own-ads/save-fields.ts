import { AppError } from '@kvadrat/contracts/errors';
import { ALL_OWN_AD_FIELDS } from '@kvadrat/contracts/forms';
import { asJsonb, type Db } from '../../platform/db';
import type { OwnAdFields, OwnAdRow } from './own-ad.tables';
import { lockOwnAd } from './own-ads-scope';

const KNOWN: ReadonlySet<string> = new Set(ALL_OWN_AD_FIELDS);
/** Key of the rule that a field breaks which another device has changed meanwhile. */
const CHANGED_ELSEWHERE = 'changed-elsewhere';

/** Fields were changed by another device since the page was loaded. What both have not touched is saved. */
class ChangedElsewhere extends AppError {
  constructor(fields: readonly string[]) {
    super('taken', `changed elsewhere: ${fields.join(', ')}`, {
      status: 409,
      problems: Object.fromEntries(fields.map((name) => [name, CHANGED_ELSEWHERE])),
    });
  }
}

export interface Typed {
  /** Of what the page shows. */
  version: number;
  fields: OwnAdFields;
}

/**
 * Saves what was typed, field by field. One that has changed since the version the page knows stays as it is, unless both say the same.
 * @returns the version that the page knows from now on
 * @throws ChangedElsewhere once the others are saved
 */
export async function saveFields(db: Db, id: number, typed: Typed, now: Date): Promise<number> {
  const { version, conflicts } = await db.transaction().execute(async (tx) => {
    const ad = await lockOwnAd(tx, id);
    const merged = merge(ad, typed);
    if (merged === null) return { version: ad.version, conflicts: [] };
    if (merged.taken > 0)
      await tx
        .updateTable('own_ad')
        .set({
          fields: asJsonb(merged.fields),
          changed: asJsonb(merged.changed),
          version: merged.version,
          updated_at: now,
        })
        .where('id', '=', id)
        .execute();
    return { version: merged.taken > 0 ? merged.version : ad.version, conflicts: merged.conflicts };
  });
  if (conflicts.length > 0) throw new ChangedElsewhere(conflicts);
  return version;
}

function merge(ad: OwnAdRow, { version: seen, fields: typed }: Typed) {
  const different = Object.entries(typed).filter(
    ([name, value]) => KNOWN.has(name) && (ad.fields[name] ?? '') !== value,
  );
  if (different.length === 0) return null;
  const isTaken = ([name]: [string, string]): boolean => (ad.changed[name] ?? 0) <= seen;
  const taken = different.filter(isTaken);
  const version = ad.version + 1;
  return {
    version,
    taken: taken.length,
    fields: { ...ad.fields, ...Object.fromEntries(taken) },
    changed: { ...ad.changed, ...Object.fromEntries(taken.map(([name]) => [name, version])) },
    conflicts: different.filter((entry) => !isTaken(entry)).map(([name]) => name),
  };
}
