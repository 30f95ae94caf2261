import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { TopBar } from './TopBar';

const bar = {
  applicationName: 'Stadtwerke Neuenbrück',
  logoSrc: '/logo.png',
  homeHref: '/',
};
const items = [{ id: 'home', label: 'Start', href: '/', current: true }];

test('without a login there is no menu to open', async () => {
  await renderWithTexts(<TopBar {...bar} items={[]} />);
  expect(screen.getByRole('link', { name: 'Stadtwerke Neuenbrück' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the mail button in the bar can be pressed', async () => {
  const onPress = jest.fn();
  const mail = { label: 'Quittung per E-Mail', isDisabled: false, onPress };
  await renderWithTexts(<TopBar {...bar} items={items} mail={mail} />);
  await userEvent.click(screen.getByRole('button', { name: 'Quittung per E-Mail' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('the menu opens and closes', async () => {
  await renderWithTexts(<TopBar {...bar} items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  const close = screen.getByRole('button', { name: 'Menü schließen' });
  expect(close).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(close);
  expect(screen.getByRole('button', { name: 'Menü öffnen' })).toBeInTheDocument();
});

test('Escape closes the menu from its button and from within, and the focus returns to the button', async () => {
  await renderWithTexts(<TopBar {...bar} items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Menü öffnen' })).toHaveFocus();
});

test('the menu closes when the focus leaves it for what it covers', async () => {
  await renderWithTexts(
    <>
      <TopBar {...bar} items={items} />
      <a href="#below">unten</a>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Menü schließen' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'unten' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Menü öffnen' })).toBeInTheDocument();
});

test('a press beside the menu and Escape close it wherever the focus is; a press in it does not', async () => {
  await renderWithTexts(
    <>
      <TopBar {...bar} items={items} />
      <p>unten</p>
    </>,
  );
  const last = screen.getAllByText('Start').at(-1) ?? document.body;
  const isOpen = () => screen.queryByRole('button', { name: 'Menü schließen' }) !== null;
  await userEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  await userEvent.pointer({ keys: '[TouchA>]', target: last });
  expect(isOpen()).toBe(true);
  await userEvent.pointer({ keys: '[TouchA>]', target: screen.getByText('unten') });
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  screen.getByRole('button', { name: 'Menü schließen' }).blur();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
});

test('the language button names the next language', async () => {
  const onSwitch = jest.fn();
  await renderWithTexts(<TopBar {...bar} items={[]} language={{ name: 'English', onSwitch }} />);
  await userEvent.click(screen.getByRole('button', { name: /Sprache wechseln:\s+English/ }));
  expect(onSwitch).toHaveBeenCalledTimes(1);
});
