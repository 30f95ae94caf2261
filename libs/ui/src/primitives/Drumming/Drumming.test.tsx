import { render } from '@testing-library/react';
import { Drumming } from './Drumming';

test('says nothing to those who listen', () => {
  const { container } = render(<Drumming />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('i')).toHaveLength(3);
});
