{
  "name": "@kvadrat/{{name}}",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "license": "MIT",
  "scripts": {
    "dev": "node --import tsx ../tools/alone/run.ts {{name}}"
  },
  "dependencies": {{dependencies}}
}
