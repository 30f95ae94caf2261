import { pageColours } from './page-colours';

test.each([
  { theme: 'light', paper: '#ffffff', brandText: '#a30b37' },
  { theme: 'dark', paper: '#131614', brandText: '#fe8d98' },
] as const)("the utility's colours stand among ours, $theme", ({ theme, ...expected }) => {
  expect(pageColours('#a6123a', theme)).toMatchObject(expected);
});
