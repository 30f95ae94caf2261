import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A part that is loaded on demand is compiled first, and both cores may be busy.
configure({ asyncUtilTimeout: 15_000 });
