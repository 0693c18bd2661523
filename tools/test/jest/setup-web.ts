import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './fail-on-console';

/** On a busy machine of two cores a page of many fields takes its time; waits end when the thing is there. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 5000 });

/** jsdom has the dialog element but does not open it. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
