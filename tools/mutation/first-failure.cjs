/**
 * The project's test environment, which skips the remaining tests of a mutant after the first
 * failure. One failure is enough, and with a mutant that hangs, each test would run into its time
 * limit.
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
      // If beforeAll failed, each test starts with that failure.
      if (/^test_(start|done)$/.test(name) && test.errors.length > 0) noticed = mutant;
      if (noticed === mutant) state.testNamePattern = /(?!)/;
    };
    return environment;
  }
};
