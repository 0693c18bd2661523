import NodeEnvironment from './node-environment.mjs';

/** Tells `afterEach` whether the test failed, so that it can keep a picture of the page. */
export default class JourneyEnvironment extends NodeEnvironment {
  handleTestEvent(event) {
    if (event.name === 'test_start') this.global.currentTestFailed = false;
    if (event.name === 'test_fn_failure') this.global.currentTestFailed = true;
  }
}
