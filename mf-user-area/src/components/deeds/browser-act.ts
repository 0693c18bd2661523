import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { localizedPath } from '@kvadrat/contracts/locales';
import {
  keepSavedDetail,
  readSavedDetails,
  type AdMark,
  type AdMarks,
  type RemoteStorage,
  type SavedDetail,
  type SentValues,
} from '@kvadrat/contracts/remote';
import { object } from 'yup';
import { FIELDS, listDeedOf, withDone, type ListDeed } from './deed-names';
import { RULES } from './list-act';

interface Browser {
  storage: RemoteStorage;
  marks: AdMarks;
  mark: AdMark;
  /** What the latest step took off the list. */
  aside: { ids: readonly number[] };
}

type Change = (sent: SentValues, browser: Browser) => void;

function changeAll(storage: RemoteStorage, change: (detail: SavedDetail) => SavedDetail | null): void {
  for (const [id, detail] of Object.entries(readSavedDetails(storage))) {
    const next = change(detail);
    if (next !== null) keepSavedDetail(storage, Number(id), next);
  }
}

const CHANGES: Readonly<Partial<Record<ListDeed, Change>>> = {
  note: (sent, { storage }) =>
    keepSavedDetail(storage, Number(sent[FIELDS.ad]), {
      ...(sent['note'] === undefined ? {} : { note: sent['note'].trim() }),
      ...(sent[FIELDS.folder] === undefined ? {} : { folder: sent[FIELDS.folder] }),
    }),
  remove: (sent, { marks, mark }) => marks.set(mark, Number(sent[FIELDS.ad]), false),
  clear(_sent, { marks, mark, aside }) {
    aside.ids = [...marks.current()[mark]];
    marks.replace?.(mark, []);
  },
  restore: (_sent, { marks, mark, aside }) =>
    marks.replace?.(mark, [...new Set([...aside.ids, ...marks.current()[mark]])]),
  rename: (sent, { storage }) =>
    changeAll(storage, ({ folder }) =>
      folder === sent[FIELDS.folder] ? { folder: (sent['name'] ?? '').trim() } : null,
    ),
  drop: (sent, { storage }) =>
    changeAll(storage, ({ folder }) => (folder === sent[FIELDS.folder] ? { folder: '' } : null)),
};

/** Takes the forms of a list that this browser keeps, by the rules of the account's. A folder is there as long as something is in it. */
export function browserAct(storage: RemoteStorage, marks: AdMarks, mark: AdMark): PageAct {
  const aside: Browser['aside'] = { ids: [] };
  return async (sent, { path, search, locale }) => {
    const page = localizedPath(locale, path);
    const deed = listDeedOf(sent[FIELDS.deed]);
    return takeForm(sent, (deed === null ? undefined : RULES[deed]) ?? object(), async () => {
      if (deed !== null) CHANGES[deed]?.(sent, { storage, marks, mark, aside });
      return Promise.resolve(`${page}${deed === 'rename' || deed === 'drop' ? '' : withDone(search, null)}`);
    });
  };
}
