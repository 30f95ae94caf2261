import '@testing-library/jest-dom';
// jsdom draws nothing, and every question for a role would look through all styles of the house.
import '@vanilla-extract/css/disableRuntimeStyles';
import { configure } from '@testing-library/dom';

// Parts that are loaded on demand are compiled first, possibly on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
