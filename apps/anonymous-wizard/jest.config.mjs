import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig({ displayName: 'anonymous-wizard', browser: true });
