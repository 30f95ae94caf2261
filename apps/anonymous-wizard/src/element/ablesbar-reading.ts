// The only file that a page names. All other files have a hash in their names and are cached for good, so
// that browsers fetch only these few bytes again. If a page appends a query to this address, it still gets
// the same code, because the code is in another file.
void import('./define-element');

export {};
