import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig({ displayName: 'digit-reader' });
