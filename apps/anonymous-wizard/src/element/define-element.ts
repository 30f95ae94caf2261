import { ReadingElement, TAG } from './ReadingElement';

// Two scripts of a page may both have asked for it.
if (customElements.get(TAG) === undefined) customElements.define(TAG, ReadingElement);
