const BLOCKS_OF_TEXT = 'p div ul ol dl dd dt table tr blockquote pre h1 h2 h3 h4 h5 h6 hr'.split(' ');
const BLOCKS_OF_PAGES =
  'section article header footer aside nav main caption center form fieldset figure figcaption address'.split(' ');
const VOID_OF_TEXT = ['br', 'hr', 'wbr'];
const INLINE =
  'a abbr acronym b bdi bdo big del dfn em font i ins kbd mark nobr q s small span strike strong sub sup tt u li thead tbody tfoot td th colgroup'.split(
    ' ',
  );
const OTHERS =
  'html head body title meta link base script style noscript iframe object embed param svg path g canvas audio video source picture img input col map area button select option textarea cite code label samp var legend details summary template math dialog time data output progress meter ruby rt rp frame frameset noframes applet track optgroup datalist hgroup menu marquee'.split(
    ' ',
  );

/** Elements of HTML that end the line they stand in. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set([...BLOCKS_OF_TEXT, ...BLOCKS_OF_PAGES]);

/** Elements without content among {@link LAYOUT_TAGS}. */
export const VOID_TAGS: ReadonlySet<string> = new Set(VOID_OF_TEXT);

/**
 * Elements that lay out the words of a text. Those whose names formats of data also use for fields (`address`, `area`, `title`)
 * are none of them.
 */
export const LAYOUT_TAGS: ReadonlySet<string> = new Set([...BLOCKS_OF_TEXT, ...VOID_OF_TEXT, ...INLINE]);

const HTML_TAGS: ReadonlySet<string> = new Set([...LAYOUT_TAGS, ...BLOCKS_OF_PAGES, ...OTHERS]);

/** Tells whether a tag of this name is HTML, or one of a word processor (`o:p`); anything else is a word in pointed brackets. */
export function isHtmlTag(name: string): boolean {
  return HTML_TAGS.has(name.toLowerCase()) || name.includes(':');
}
