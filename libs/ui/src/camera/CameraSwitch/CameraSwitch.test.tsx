import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CameraSwitch } from './CameraSwitch';

const button = () => screen.getByRole('button', { name: 'Licht' });

function setUp(turn: (isOn: boolean) => Promise<void>) {
  render(
    <CameraSwitch icon={null} turn={turn}>
      Licht
    </CameraSwitch>,
  );
}

test('says whether the light is on, and switches it', async () => {
  const turn = jest.fn(async () => undefined);
  setUp(turn);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(turn.mock.calls).toEqual([[true], [false]]);
});

test('a light that does not go on is not called on', async () => {
  setUp(() => Promise.reject(new Error('The camera has another owner.')));
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});
