import { act, render, screen, within } from '@testing-library/react';
import { use } from 'react';
import { portalAround } from '../session/testing/portal-around';
import { App } from './App';

test('a first render that React starts again loads the late screens once', async () => {
  const { portal } = await portalAround({ pathname: '/barrierefreiheit' });
  const complete = jest.fn(portal.texts.complete);
  const counted = { ...portal, texts: { ...portal.texts, complete } };
  let end = () => {};
  const late = new Promise<void>((done) => (end = done));
  // Outside of every boundary, so React forgets the whole render until this one is ready.
  const Late = () => {
    use(late);
    return null;
  };
  await act(async () => {
    render(
      <>
        <App portal={counted} />
        <Late />
      </>,
    );
  });
  await act(async () => end());
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(complete).toHaveBeenCalledTimes(1);
});

test('the top bar shows the logo of the application', async () => {
  const { portal } = await portalAround({ pathname: '/barrierefreiheit' });
  render(<App portal={portal} />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const logo = within(screen.getByRole('banner')).getByRole('presentation');
  expect(logo).toHaveAttribute('src', '/api/public/application/logo.png');
});
