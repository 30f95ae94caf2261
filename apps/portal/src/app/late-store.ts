import { baseApi } from '@ablesbar/api-client';
import { rootReducer } from './store';

/** The store as it is once somebody is logged in: with the cache of the calls. */
export const lateReducer = rootReducer.inject(baseApi);
