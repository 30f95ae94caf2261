import { screen } from '@testing-library/react';
import { submissionOf } from '../../submission/submission-of';
import { anEntry, config, features } from '../../testing/an-entry';
import { NOW, wizardAround } from '../../testing/wizard-around';
import { DoneStep } from './DoneStep';

test.each([
  { name: 'Stadtwerke', is: 'Vielen Dank. Stadtwerke hat Ihren Stand angenommen.' },
  { name: '', is: 'Vielen Dank. Ihr Versorger hat Ihren Stand angenommen.' },
])('a utility called "$name" has accepted the reading', async ({ name, is }) => {
  const { parts, show } = await wizardAround({ fetch: () => Promise.reject(new Error()), name });
  const entry = anEntry();
  const submission = submissionOf(entry, { config, features, asksEmail: false }, NOW);
  if (submission === null) throw new Error('The entry is complete.');
  const reading = { key: '1', entry, submission, rates: [], token: 't', receivedAt: NOW } as const;
  parts.sent.set([{ ...reading, receipt: 'not-asked' }]);
  show(<DoneStep />);
  expect(screen.getByText(is)).toBeInTheDocument();
});
