// jsdom with the globals of the web platform that Node has and jsdom hides.
const { TestEnvironment } = require('jest-environment-jsdom');

const NODE_GLOBALS = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'BroadcastChannel',
  'Uint8Array',
  'ArrayBuffer',
];

// fetch is Node's and accepts only an AbortSignal of Node, so it gets a copy of the signal of jsdom.
function withNodeSignal(init) {
  const signal = init?.signal;
  if (!signal || signal instanceof AbortSignal) return init;
  const copy = new AbortController();
  if (signal.aborted) copy.abort(signal.reason);
  else signal.addEventListener('abort', () => copy.abort(signal.reason), { once: true });
  return { ...init, signal: copy.signal };
}

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of NODE_GLOBALS) global[name] = globalThis[name];
    const absolute = (input) =>
      typeof input === 'string' ? new URL(input, global.location.href) : input;
    global.Request = class extends Request {
      constructor(input, init) {
        super(absolute(input), withNodeSignal(init));
      }
    };
    global.fetch = (input, init) => fetch(absolute(input), withNodeSignal(init));
    Object.defineProperty(global, 'crypto', { value: globalThis.crypto, configurable: true });
    // jsdom has neither layout nor dialogs. This is enough for components to open and close.
    global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    const { prototype } = global.HTMLDialogElement;
    prototype.show ??= function show() {
      this.open = true;
    };
    prototype.showModal ??= function showModal() {
      this.open = true;
    };
    prototype.close ??= function close() {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new global.Event('close'));
    };
  }
};
