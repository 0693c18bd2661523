import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { takenNumber } from '@kvadrat/remote-kit/form';
import { apiAddress, type AgencyDetail, type FormStart } from '@kvadrat/contracts/api';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { startForm } from '../../components/form-start';
import { askedPerson } from '../../lib/asked-person';
import { isMissing } from '../../lib/is-missing';

/** Whom a message is for; null where nobody can be written to. */
export type MessageData = {
  agency: Pick<AgencyDetail, 'slug' | 'name' | 'path'>;
  person: { id: number; name: string } | null;
  start: FormStart;
  /** Number of what was just taken. */
  taken: string | null;
} | null;

export async function loadMessage(
  { params, search, locale }: RouteLocation,
  context: LoadContext,
): Promise<PageLoad<MessageData>> {
  const { http, signal } = context;
  try {
    const [{ slug, name, path, people, contacts }, start] = await Promise.all([
      http.get(
        apiAddress('agencies/{slug}', { slug: params['agency'] ?? '', locale }),
        signal === undefined ? {} : { signal },
      ),
      startForm('message', context),
    ]);
    if (!contacts.message) return { status: 404, data: null };
    const asked = people.find(({ id }) => id === askedPerson(search));
    const person = asked === undefined ? null : { id: asked.id, name: asked.name };
    return { status: 200, data: { agency: { slug, name, path }, person, start, taken: takenNumber(search) } };
  } catch (error) {
    if (isMissing(error)) return { status: 404, data: null };
    throw error;
  }
}
