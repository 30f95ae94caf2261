import { trustOwnScripts } from './trust-own-scripts';

type Rules = { readonly createScriptURL: (address: string) => string | null };

function policyOf(): Rules {
  const made: Rules[] = [];
  const createPolicy = (_name: string, rules: Rules) => made.push(rules);
  const location = new URL('https://portal.example/ablesung/1');
  trustOwnScripts({ trustedTypes: { createPolicy }, location });
  const [rules] = made;
  if (rules === undefined) throw new Error('No policy was made.');
  return rules;
}

test.each([
  { says: 'a worker of ours', address: '/assets/qr.worker.js', passes: true },
  { says: 'with its whole address', address: 'https://portal.example/sw.js', passes: true },
  { says: 'a stranger', address: 'https://evil.example/sw.js', passes: false },
  { says: 'a stranger without a scheme', address: '//evil.example/sw.js', passes: false },
  { says: 'text as an address', address: 'data:text/javascript,alert(1)', passes: false },
  { says: 'another port', address: 'https://portal.example:8443/sw.js', passes: false },
])('$says', ({ address, passes }) => {
  expect(policyOf().createScriptURL(address)).toBe(passes ? address : null);
});

it('asks nothing of a browser that knows no such policy', () => {
  expect(() => trustOwnScripts(window)).not.toThrow();
});
