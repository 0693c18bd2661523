export type { DemoAd } from './invent/demo-ad';
export { demoDataCommand, type DemoDataCommand } from './demo-data-command';
export type { DemoTables } from './demo.tables';
export { makeDemoDocument } from './documents';
export { loadDemo, type DemoDeps, type DemoOptions, type DemoProgress } from './load-demo';
export { loadDemoApart } from './load-demo-apart';
export { createPictureHanger, drawRecipe, type PictureChoice } from './pictures';
