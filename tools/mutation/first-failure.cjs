/**
 * The project's own test environment, but what remains of a mutant's tests is skipped after the first
 * that fails: one is enough, and of a mutant that hangs each would wait until its time is over.
 */
let noticed;

module.exports = class FirstFailure {
  constructor(config, context) {
    const { testEnvironmentOptions } = config.projectConfig;
    const module = require(testEnvironmentOptions.environment);
    const environment = new (module.TestEnvironment ?? module)(config, context);
    environment.handleTestEvent = ({ name, test }, state) => {
      const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
      if (mutant === undefined) return;
      // A test whose beforeAll failed starts with that failure.
      if (/^test_(start|done)$/.test(name) && test.errors.length > 0) noticed = mutant;
      if (noticed === mutant) state.testNamePattern = /(?!)/;
    };
    return environment;
  }
};
