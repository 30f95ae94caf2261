import { first } from './first';
import { form } from './form';
import { work } from './work';

/** Formal German: the default, and the table that defines which texts there are. */
export const de = { ...first, ...form, ...work };
