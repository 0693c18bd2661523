import type { Db } from '../../../platform/db';
import { TERMS_FORM, termsOfAddress, writeTerms, type PercolateDeps } from '../../search/api';

const AT_ONCE = 500;

/**
 * Makes the rows by which changed ads find saved searches, of those that have none or of an earlier form.
 * @returns how many searches got theirs; one whose area nobody can tell just now waits for the next time
 */
export async function makeTerms({ db, ...deps }: PercolateDeps): Promise<number> {
  let made = 0;
  for (let last = 0; ;) {
    const searches = await db
      .selectFrom('saved_search')
      .select(['id', 'criteria'])
      .where('terms_form', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (searches.length === 0) return made;
    last = searches.at(-1)?.id ?? last;
    const read: { id: number; criteria: string; terms: Parameters<typeof writeTerms>[1][number]['terms'] }[] = [];
    for (const { id, criteria } of searches) {
      const terms = await termsOfAddress(db, criteria, deps);
      if (terms !== null) read.push({ id, criteria, terms });
    }
    made += await keep(db, read);
  }
}

/** Searches that were changed or deleted meanwhile are passed over. */
async function keep(
  db: Db,
  read: readonly { id: number; criteria: string; terms: Parameters<typeof writeTerms>[1][number]['terms'] }[],
): Promise<number> {
  if (read.length === 0) return 0;
  return db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('saved_search')
      .select(['id', 'criteria'])
      .where(
        'id',
        'in',
        read.map(({ id }) => id),
      )
      .forUpdate()
      .execute();
    const criteriaOf = new Map(known.map(({ id, criteria }) => [id, criteria]));
    const same = read.filter(({ id, criteria }) => criteriaOf.get(id) === criteria);
    if (same.length === 0) return 0;
    await writeTerms(tx, same);
    await tx
      .updateTable('saved_search')
      .set({ terms_form: TERMS_FORM })
      .where(
        'id',
        'in',
        same.map(({ id }) => id),
      )
      .execute();
    return same.length;
  });
}

/** Has rows of an earlier form made anew. */
export async function dropOldForms(db: Db): Promise<void> {
  await db.updateTable('saved_search').set({ terms_form: null }).where('terms_form', '<>', TERMS_FORM).execute();
}
