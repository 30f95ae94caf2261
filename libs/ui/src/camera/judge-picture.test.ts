import { judgePicture } from './judge-picture';
import { drawnCounter } from './testing/drawn-counter';

const flat = (grey: number) => ({ data: new Uint8Array(1600).fill(grey), width: 40, height: 40 });

test.each([
  { says: 'a counter in good light', picture: drawnCounter(), flaws: [] },
  { says: 'a counter in little light', picture: drawnCounter({ light: 110 }), flaws: [] },
  { says: 'a counter in a dark cellar', picture: drawnCounter({ light: 40 }), flaws: ['dark'] },
  { says: 'a slightly soft picture', picture: drawnCounter({ blur: 3 }), flaws: [] },
  { says: 'a shaken picture', picture: drawnCounter({ blur: 9 }), flaws: ['blurred'] },
  { says: 'a hand that is nearly still', picture: drawnCounter({ degrees: 4 }), flaws: [] },
  { says: 'tilted to the right', picture: drawnCounter({ degrees: 12 }), flaws: ['tilted'] },
  { says: 'tilted to the left', picture: drawnCounter({ degrees: -12 }), flaws: ['tilted'] },
  { says: 'a lamp on the glass', picture: drawnCounter({ lamp: 0.12 }), flaws: ['glare'] },
  { says: 'a spark on the glass', picture: drawnCounter({ lamp: 0.04 }), flaws: [] },
  { says: 'a black picture', picture: flat(0), flaws: ['dark'] },
  { says: 'a grey wall', picture: flat(120), flaws: [] },
  { says: 'white paper', picture: flat(255), flaws: [] },
  { says: 'no picture', picture: { ...flat(0), data: new Uint8Array(0) }, flaws: [] },
])('$says: $flaws', ({ picture, flaws }) => {
  expect(judgePicture(picture)).toEqual(flaws);
});
