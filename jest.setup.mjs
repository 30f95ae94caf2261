import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Parts that are loaded on demand are compiled first, possibly on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
