import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServer, fakeToken, json } from '@ablesbar/api-client/testing';
import { NOW, wizardAround } from '../testing/wizard-around';
import { EndingNotice } from './SessionCard';

const from = NOW.getTime() / 1000;
const token = json(200, { token: fakeToken({ iat: from, exp: from + 1800, roles: [] }) });

test.each([
  {
    says: 'is said, and the title of the step takes the focus',
    answer: token,
    words: 'Sitzung verlängert',
    isFocused: true,
  },
  {
    says: 'that fails is said, and its button keeps the focus',
    answer: 'lost' as const,
    words: /Das Verlängern hat nicht geklappt/,
    isFocused: false,
  },
])('a renewal of the session $says', async ({ answer, words, isFocused }) => {
  const server = createFakeServer();
  server.on('POST', '/auth/token-unknown-readings', token, answer);
  const waits: (() => void)[] = [];
  const after = (_ms: number, action: () => void) => {
    waits.push(action);
    return () => undefined;
  };
  const { parts, show } = await wizardAround({ fetch: server.fetch, after });
  await parts.session.start();
  show(
    <div>
      <EndingNotice />
      <h1 tabIndex={-1}>Zählerstand</h1>
    </div>,
  );
  // The first wait is the one before the warning.
  act(() => waits[0]?.());
  const button = screen.getByRole('button', { name: 'Sitzung verlängern' });
  await userEvent.click(button);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(isFocused ? screen.getByRole('heading', { level: 1 }) : button).toHaveFocus();
});
