export type { DemoAd } from './invent/demo-ad';
export { demoDataCommand } from './demo-data-command';
export { makeDemoDocument } from './documents';
export { loadDemo } from './load-demo';
export { loadDemoApart } from './load-demo-apart';
export { createPictureHanger, drawRecipe, type PictureChoice } from './pictures';
