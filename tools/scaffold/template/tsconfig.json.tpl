{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "lib": ["es2023", "dom", "dom.iterable"],
    "types": ["jest", "node", "@testing-library/jest-dom", "@kvadrat/build/assets"],
    "rootDir": ".",
    "outDir": "../.tsc/{{name}}",
    "tsBuildInfoFile": "../.tsc/{{name}}.tsbuildinfo"
  },
  "include": ["**/*.ts", "**/*.tsx", "**/*.json"],
  "exclude": ["dist", "node_modules", "**/*.mjs", "package.json", "tsconfig.json"],
  "references": [{ "path": "../shared-contracts" }, { "path": "../ui-kit" }, { "path": "../map-kit" }, { "path": "../remote-kit" }, { "path": "../tools/build" }]
}
