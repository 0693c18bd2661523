/** Calls a function that a test puts into the page. */
const RUN = 'window.ran(1)';

const TAGS = [
  'img',
  'svg',
  'iframe',
  'video',
  'audio',
  'object',
  'embed',
  'body',
  'input',
  'details',
  'marquee',
  'a',
  'b',
  'p',
  'form',
  'style',
  'math',
  'select',
  'button',
  'x-own',
];
const HANDLERS = [
  'onerror',
  'onload',
  'ontoggle',
  'onfocus',
  'onclick',
  'onanimationstart',
  'onpointerover',
  'onbegin',
  'onstart',
  'ONERROR',
  'on\u0000error',
  'onerror\t',
];
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java&#10;script:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A&#x61vascript:${RUN}`,
  ` \u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,${btoa(`<script>${RUN}</script>`)}`,
  `blob:${RUN}`,
  `feed:javascript:${RUN}`,
];

/** 500 pieces of HTML that would run code: every tag with every handler, and with every kind of address. */
export const XSS_STRINGS: readonly string[] = [
  ...TAGS.flatMap((tag) =>
    HANDLERS.map((handler) => `<${tag} src=x href=x autofocus tabindex=0 open ${handler}="${RUN}">x</${tag}>`),
  ),
  ...TAGS.flatMap((tag) =>
    ADDRESSES.map(
      (address) =>
        `<${tag} href="${address}" src="${address}" xlink:href="${address}" action="${address}" formaction="${address}" data="${address}">x</${tag}>`,
    ),
  ),
];
