import { encoderOf } from './encode-text';

it.each([
  { encoding: 'utf-8', text: 'ß€', bytes: [0xc3, 0x9f, 0xe2, 0x82, 0xac] },
  { encoding: 'iso-8859-1', text: 'ÄßA', bytes: [0xc4, 0xdf, 0x41] },
  { encoding: 'iso-8859-1', text: '€☎', bytes: [0x5f, 0x5f] },
  { encoding: 'windows-1252', text: '€–ß☎', bytes: [0x80, 0x96, 0xdf, 0x5f] },
  { encoding: 'iso-8859-1', text: 'u\u0308', bytes: [0xfc] },
] as const)('$text in $encoding', ({ encoding, text, bytes }) => {
  expect([...encoderOf(encoding)(text)]).toEqual(bytes);
});
