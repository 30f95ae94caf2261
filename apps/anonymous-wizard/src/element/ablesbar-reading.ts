// All that a page names. The rest carries its hash in its name and is kept for good, so that only these
// few bytes are asked for again; and it is the same code whatever a page appends to this address.
void import('./define-element');

export {};
