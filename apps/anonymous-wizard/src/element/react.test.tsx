import { render } from '@testing-library/react';
import type {} from './public/ablesbar-reading.react';
import type { AblesbarReadingEventDetails } from './public/ablesbar-reading';

test('in React it takes attributes and events, as its types say', () => {
  const heard: AblesbarReadingEventDetails['submitted'][] = [];
  const { container } = render(
    <ablesbar-reading
      base-url="https://ablesung.example"
      lang="de"
      onsubmitted={({ detail }) => heard.push(detail)}
    />,
  );
  const element = container.querySelector('ablesbar-reading');
  expect(element).toHaveAttribute('base-url', 'https://ablesung.example');
  const detail = { number: '0A1B', meterType: 'GAS_METER' } as const;
  element?.dispatchEvent(new CustomEvent('submitted', { detail }));
  expect(heard).toEqual([detail]);
});
