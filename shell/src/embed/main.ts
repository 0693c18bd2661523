import '@kvadrat/ui-kit/layers.css';
import '@kvadrat/ui-kit/tokens.css';
import '@kvadrat/ui-kit/base.css';
import './embed.css';
import { createEmbedHost } from './embed-host';
import { STUB_KEY, type EmbedStub } from './stub-protocol';

declare global {
  interface Window {
    [STUB_KEY]: EmbedStub;
  }
}

const stub = window[STUB_KEY];
stub.ready(createEmbedHost(stub));
