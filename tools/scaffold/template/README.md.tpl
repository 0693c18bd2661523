# {{name}}

What the remote is for, in a sentence.

- **Surface**: `remote.config.ts` (routes, elements, events) and `contract/` (recorded samples).
- **Knows** `shared-contracts`, `ui-kit` and `@kvadrat/remote-kit`; speaks to the portal by calls and page events only.
- **Tests**: `npm run unit -- {{name}}`; alone: `npm run dev -w {{name}}`.
