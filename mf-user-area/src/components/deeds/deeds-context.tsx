import { useRemote, type PageAct } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RefusedForm, RouteLocation, SentValues } from '@kvadrat/contracts/remote';
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { FIELDS, listDeedOf, withDone, type ListDeed } from './deed-names';
import { useDeedTexts } from './use-deed-texts';

/** What a form was not taken for: keys of rules by field, and what stood in the way of all. */
export interface Refusal {
  problems: Readonly<Record<string, string>>;
  obstacle?: string | undefined;
}

/** What the forms of a page share. */
export interface Deeds {
  /** Where they go without scripts. */
  action: string;
  csrf: string;
  refused: RefusedForm | undefined;
  /** Does what a form asks for; null once it is done, said and shown. */
  perform: (values: SentValues) => Promise<Refusal | null>;
}

const DeedsContext = createContext<Deeds | null>(null);

export function useDeeds(): Deeds {
  const deeds = useContext(DeedsContext);
  if (deeds === null) throw new Error('a deed stands outside of its page');
  return deeds;
}

export interface DeedsProviderProps {
  route: RouteLocation;
  csrf: string;
  refused: RefusedForm | undefined;
  /** The page's own; for a stranger one that changes what this browser keeps. */
  act: PageAct;
  /** Shows what has become of it. @param way where the page would have gone */
  onDone: (values: SentValues, way: string) => void | Promise<void>;
  children: ReactNode;
}

/** What is said together with the way to undo it. */
const SAID_BY_FORM: ReadonlySet<ListDeed> = new Set(['clear', 'searches']);

/** Lets forms of a page be sent by script: the page stays, says what was done, and shows it. */
export function DeedsProvider({ route, csrf, refused, act, onDone, children }: DeedsProviderProps): ReactElement {
  const { http, toast, navigate, report } = useRemote();
  const texts = useDeedTexts();
  const deeds = useMemo<Deeds>(() => {
    const page = localizedPath(route.locale, route.path);
    return {
      action: `${page}${withDone(route.search, null)}`,
      csrf,
      refused,
      async perform(values) {
        try {
          const outcome = await act(values, route, { http });
          if (!('redirect' in outcome)) return { problems: outcome.problems, obstacle: outcome.obstacle };
          if (!outcome.redirect.startsWith(page)) {
            navigate(outcome.redirect);
            return null;
          }
          const deed = listDeedOf(values[FIELDS.deed]);
          if (deed !== null && !SAID_BY_FORM.has(deed) && texts.done[deed] !== undefined)
            toast('success', texts.done[deed]);
          await onDone(values, outcome.redirect);
          return null;
        } catch (error) {
          report(error, { part: 'list-deed' });
          return { problems: {}, obstacle: 'unavailable' };
        }
      },
    };
  }, [route, csrf, refused, act, onDone, http, toast, navigate, report, texts]);
  return <DeedsContext value={deeds}>{children}</DeedsContext>;
}
