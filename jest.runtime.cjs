// Jest compiles each module again for each test file. This runtime compiles it once for each worker
// and runs the same script in the context of every test file.
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const scripts = new Map();

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
};
