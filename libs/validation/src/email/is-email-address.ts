const MOST = 254;
const MOST_BEFORE_THE_AT = 64;

const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
/** The top-level domain begins with a letter; digits alone would be an IP address. */
const ENDING = /^[a-z]./i;

/**
 * An address that current mail servers deliver to. The function splits it at its separators instead
 * of using one large expression, so that even a very long text cannot block the page.
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
