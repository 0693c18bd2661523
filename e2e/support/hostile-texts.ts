/** Calls a function that a test puts into the page. */
const RUN = 'window.ran(1)';

/** What a text may be meant to break out of. */
const WAYS_OUT = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '</title>',
  '</script>',
  '</textarea>',
  '</style>',
  '</noscript>',
  '</a>',
  '-->',
  ']]>',
  '}}',
  '*/',
  '\\"',
  '\\u0022>',
  '&quot;>',
  '</svg>',
  '</template>',
];

/** What would run once it is out: markup, addresses, templates, mark-down, style sheets, XML, PDF. */
const ATTEMPTS = [
  `<script>${RUN}</script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}">`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s>`,
  `<details open ontoggle="${RUN}">x</details>`,
  `<iframe srcdoc="<script>parent.ran(1)</script>"></iframe>`,
  `<a href="javascript:${RUN}" autofocus onfocus="${RUN}">x</a>`,
  `[x](javascript:${RUN})`,
  `![x](x"onerror="${RUN})`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=${RUN}>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<form action="javascript:${RUN}"><input type=submit autofocus onfocus="${RUN}">`,
  `<style>@import "javascript:${RUN}"; * { background: url("javascript:${RUN}") }</style>`,
  `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/hostname">]>&y;`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `) /S /JavaScript /JS (${RUN}) /OpenAction (`,
  `;${RUN}//`,
  `\u202e<script>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
];

/** 500 texts: every attempt behind every way out. One after the other they differ in the attempt. */
export const HOSTILE_TEXTS: readonly string[] = WAYS_OUT.flatMap((out) =>
  ATTEMPTS.map((attempt) => `${out}${attempt}`),
);
