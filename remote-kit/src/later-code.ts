import type { Locale } from '@kvadrat/contracts/locales';
import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { use } from 'react';
import { addMessages, type LaterCatalogues } from './later-messages';
import { useRemote } from './remote-services';

/** Components whose code and texts come after the page. */
export interface LaterCode<M> {
  /** The module; waits for it, so whoever asks stands inside of an `Island`. */
  useCode: () => M;
  /** @throws what kept the code from coming; it may be tried again */
  load: (locale: Locale) => Promise<void>;
  /** Gives the module to a bundle that has it, and all texts, from the start. */
  provide: (module: M) => void;
}

interface Code<M> {
  module: M;
  texts: Messages;
}

/** Opens once the code and its texts in one language are there. */
interface Gate<M> {
  code: Code<M> | null;
  opened: Promise<Code<M>>;
  open: (code: Code<M>) => void;
}

/**
 * @param importModule `() => import(… webpackChunkName: "hydrated-<name>" …)`: its styles stay in the page's sheet
 * @param catalogues of the texts that only come with it
 */
export function laterCode<M>(importModule: () => Promise<M>, catalogues: LaterCatalogues): LaterCode<M> {
  let provided: M | null = null;
  const gates = new Map<Locale, Gate<M>>();
  const gateOf = (locale: Locale): Gate<M> => {
    const gate = gates.get(locale) ?? createGate<M>();
    gates.set(locale, gate);
    return gate;
  };
  return {
    useCode() {
      const { locale } = useRemote();
      const { i18n } = useLingui();
      if (provided !== null) return provided;
      const gate = gateOf(locale);
      const { module, texts } = gate.code ?? use(gate.opened);
      addMessages(i18n, texts);
      return module;
    },
    async load(locale) {
      const gate = gateOf(locale);
      if (provided !== null || gate.code !== null) return;
      const [module, { messages }] = await Promise.all([importModule(), catalogues[locale]()]);
      gate.open({ module, texts: messages });
    },
    provide(module) {
      provided = module;
    },
  };
}

function createGate<M>(): Gate<M> {
  let resolve: (code: Code<M>) => void = () => undefined;
  const opened = new Promise<Code<M>>((settle) => (resolve = settle));
  const gate: Gate<M> = {
    code: null,
    opened,
    open(code) {
      gate.code = code;
      resolve(code);
    },
  };
  return gate;
}
