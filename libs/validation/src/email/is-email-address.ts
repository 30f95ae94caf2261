const MOST = 254;
const MOST_BEFORE_THE_AT = 64;

const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
/** A last label of digits would be an IP address. */
const ENDING = /^[a-z]./i;

/**
 * An address that mail servers of today deliver to. Taken apart at its separators instead of by one
 * large expression, so that no text, however long, keeps the page busy.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MOST) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    local.length <= MOST_BEFORE_THE_AT &&
    local.split('.').every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    ENDING.test(labels.at(-1) ?? '')
  );
}
