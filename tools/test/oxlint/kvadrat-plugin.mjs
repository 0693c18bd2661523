import { basename } from 'node:path';

/** `listing-card.page.test.tsx`: words of small letters and digits, joined by hyphens, parted by dots. */
const KEBAB_CASE = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Where an address of the API begins, alone or behind an origin. */
const API_ADDRESS = /(?:^|[^\w.-])\/?api-next(?:\/|$)/;

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
    'no-api-address': {
      meta: {
        type: 'problem',
        schema: [],
        messages: {
          wrong:
            'Addresses of the API stand in shared-contracts: take one of `api` of @kvadrat/contracts/api, which says what it answers.',
        },
      },
      create: (context) => {
        const check = (node, text) => {
          if (typeof text === 'string' && API_ADDRESS.test(text)) context.report({ node, messageId: 'wrong' });
        };
        return { Literal: (node) => check(node, node.value), TemplateElement: (node) => check(node, node.value.raw) };
      },
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
