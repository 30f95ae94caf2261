import { first } from './first';
import { form } from './form';
import { work } from './work';

/** Formal German: the default language. This table defines which text keys exist. */
export const de = { ...first, ...form, ...work };
