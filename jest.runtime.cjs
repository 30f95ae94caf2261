// Jest compiles each module again for each test file. This runtime compiles it once for each worker
// and runs the same script in the context of every test file. After each file it disables the
// AsyncLocalStorages that the file has used.
const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const scripts = new Map();

// One is Jest's own. Node 20 hands each of them on from promise to promise, also those of earlier files;
// after sixty files, that took more time than the tests.
const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runAndNote(...args) {
  used.add(this);
  return run.apply(this, args);
};

module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const compileAnew = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null || filename === executor.testPath) return compileAnew(source, filename);
      let kept = scripts.get(filename);
      if (kept?.source !== source) {
        try {
          const script = new Script(`${head}${source}\n})`, {
            filename,
            columnOffset: -head.length,
          });
          kept = { source, script };
        } catch {
          return compileAnew(source, filename);
        }
        scripts.set(filename, kept);
      }
      return kept.script.runInContext(context);
    };
  }

  teardown() {
    for (const storage of used) storage.disable();
    used.clear();
    super.teardown();
  }
};
