/** The browser's speech recognition as a test plays it: nothing is heard but what the test says. */
export class FakeRecognition extends EventTarget {
  static last: FakeRecognition;
  lang = '';
  interimResults = false;

  static install(): void {
    Reflect.set(window, 'webkitSpeechRecognition', FakeRecognition);
  }

  static remove(): void {
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  }

  start(): void {
    FakeRecognition.last = this;
  }

  stop(): void {
    this.end();
  }

  listen(): void {
    this.dispatchEvent(new Event('start'));
  }

  hear(transcript: string, isFinal: boolean): void {
    this.dispatchEvent(Object.assign(new Event('result'), { results: [Object.assign([{ transcript }], { isFinal })] }));
  }

  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.end();
  }

  end(): void {
    this.dispatchEvent(new Event('end'));
  }
}
