import { ReadingElement, TAG } from './ReadingElement';

// Two scripts of a page may both load the element, and a second definition would throw.
if (customElements.get(TAG) === undefined) customElements.define(TAG, ReadingElement);
