/** Asks the page to show that it ran; a test looks whether `ran` was called. */
const RUN = 'parent.ran&&parent.ran(1),window.ran&&window.ran(1)';

const TAGS = ['img', 'svg', 'iframe', 'video', 'audio', 'object', 'embed', 'body', 'input', 'details', 'marquee', 'a', 'b', 'p', 'form', 'style', 'math', 'select', 'button', 'x-own'];
const HANDLERS = ['onerror', 'onload', 'ontoggle', 'onfocus', 'onclick', 'onanimationstart', 'onpointerover', 'onbegin', 'onstart', 'ONERROR', 'on\u0000error', 'onerror\t'];
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
const RAW = [
  `<script>${RUN}</script>`,
  `<script src="data:,${RUN}"></script>`,
  `<scr<script>ipt>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `</span></p><script>${RUN}</script>`,
  `<!--><script>${RUN}</script>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<style><style/><img src=x onerror=${RUN}></style>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<svg><script href="data:,${RUN}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload='${RUN}'/>#x"/></svg>`,
  `<svg><animate href=#a attributeName=href values="javascript:${RUN}"/><a id=a><text>x</text></a></svg>`,
  `<base href="javascript:${RUN}//"><a href="x">x</a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<link rel=stylesheet href="data:text/css,*{background:url(javascript:${RUN})}">`,
  `<b style="background:url(javascript:${RUN});animation:x 1s">x</b>`,
  `<a href="https://a.example" onclick=${RUN} target=_self style=position:fixed;inset:0>x</a>`,
  `<p id=ran name=ran><b class=x data-x=1 aria-hidden=true is=x-own>x</b></p>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `<img src=x onerror\u2028=${RUN}>`,
  `<img src="x\`onerror=${RUN}//">`,
  `<IMG """><SCRIPT>${RUN}</SCRIPT>">`,
  `<<b>script>${RUN}</script>`,
  `<b><b><b><b>${'<svg>'.repeat(300)}<img src=x onerror=${RUN}>`,
];

/**
 * Messages of somebody who wants to run code on the page.
 * @param most how many; spread over the whole list
 */
export function xssStrings(most: number): string[] {
  const all = [
    ...RAW,
    ...TAGS.flatMap((tag) => HANDLERS.map((handler) => `<${tag} src=x href=x autofocus tabindex=0 open ${handler}="${RUN}">x</${tag}>`)),
    ...TAGS.flatMap((tag) => ADDRESSES.map((address) => `<${tag} href="${address}" src="${address}" xlink:href="${address}" action="${address}" formaction="${address}" data="${address}">x</${tag}>`)),
  ];
  return Array.from({ length: Math.min(most, all.length) }, (_, index) => all[Math.floor((index * all.length) / Math.min(most, all.length))] ?? '');
}
