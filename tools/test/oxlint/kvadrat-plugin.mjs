import { basename } from 'node:path';

/** `listing-card.page.test.tsx`: words of small letters and digits, joined by hyphens, parted by dots. */
const KEBAB_CASE = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Rules of the house that no linter brings. */
export default {
  meta: { name: 'kvadrat' },
  rules: {
    'kebab-case-file': {
      meta: { type: 'suggestion', schema: [], messages: { wrong: 'File name "{{ name }}" is not kebab-case.' } },
      create: (context) => ({
        Program(node) {
          const name = basename(context.filename);
          if (!KEBAB_CASE.test(name)) context.report({ node, messageId: 'wrong', data: { name } });
        },
      }),
    },
    'no-enum': {
      meta: { type: 'suggestion', schema: [], messages: { wrong: 'Use a union of literals: it is gone at run time.' } },
      create: (context) => ({
        TSEnumDeclaration(node) {
          context.report({ node, messageId: 'wrong' });
        },
      }),
    },
  },
};
