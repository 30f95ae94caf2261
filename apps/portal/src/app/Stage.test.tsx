import { render, screen } from '@testing-library/react';
import { portalAround } from '../session/testing/portal-around';
import { Stage } from './Stage';

const Behind = () => <p>behind the login</p>;
const Introduction = () => <p>introduction</p>;
const Accessibility = () => <p>accessibility</p>;

const LOGIN = 'login';
const LINK = 'link';
const NOWHERE = 'nowhere';

/** Which part of the portal is shown; the portal's own screens are recognised by their content. */
function shown() {
  const { textContent } = document.body;
  if (textContent === 'behind the login') return textContent;
  if (textContent === 'introduction' || textContent === 'accessibility') return textContent;
  if (screen.queryByLabelText('Benutzername')) return LOGIN;
  if (screen.queryByRole('heading', { name: /gibt es leider nicht/ })) return NOWHERE;
  return LINK;
}

test.each([
  { path: '/', here: 'behind the login', out: LOGIN },
  { path: '/ablesung/j-1', here: 'behind the login', out: LOGIN },
  { path: '/management/account/a-1/c-1', here: 'behind the login', out: LOGIN },
  { path: '/introduction', here: 'introduction', out: 'introduction' },
  { path: '/barrierefreiheit', here: 'accessibility', out: 'accessibility' },
  { path: '/m', here: LINK, out: LINK },
  { path: '/nirgends', here: NOWHERE, out: NOWHERE },
])('$path shows: $here; to whom is not logged in: $out', async ({ path, here, out }) => {
  for (const [accountIds, expected] of [
    [['a-1'], here],
    [[], out],
  ] as const) {
    const state = { accountIds, isLoggingIn: true };
    const { wrapper } = await portalAround({ state, pathname: path });
    const { unmount } = render(
      <Stage SignedIn={Behind} Introduction={Introduction} Accessibility={Accessibility} />,
      { wrapper },
    );
    expect(shown()).toBe(expected);
    unmount();
  }
});
