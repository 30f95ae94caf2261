import { coveredPart } from './covered-part';

const wide = { width: 1920, height: 1080 };
const tall = { width: 1080, height: 1920 };
const phone = { left: 0, top: 0, width: 360, height: 640 };

test.each([
  {
    says: 'the picture has the shape of the screen: everything is three times as large',
    picture: tall,
    video: phone,
    element: { left: 30, top: 200, width: 300, height: 60 },
    part: { left: 90, top: 600, width: 900, height: 180 },
  },
  {
    says: 'a wide picture on an upright phone is cut at both sides',
    picture: wide,
    video: phone,
    element: { left: 0, top: 0, width: 360, height: 640 },
    part: { left: 656.25, top: 0, width: 607.5, height: 1080 },
  },
  {
    says: 'a tall picture on a phone on its side is cut at top and bottom',
    picture: tall,
    video: { left: 0, top: 0, width: 640, height: 360 },
    element: { left: 320, top: 180, width: 64, height: 36 },
    part: { left: 540, top: 960, width: 108, height: 60.75 },
  },
  {
    says: 'the place of the video on the page does not count',
    picture: tall,
    video: { ...phone, left: 100, top: 50 },
    element: { left: 130, top: 250, width: 300, height: 60 },
    part: { left: 90, top: 600, width: 900, height: 180 },
  },
])('$says', ({ element, video, picture, part }) => {
  const { left, top, width, height } = coveredPart(element, video, picture);
  const round = (at: number) => Number(at.toFixed(6));
  expect({
    ...{ left: round(left), top: round(top) },
    ...{ width: round(width), height: round(height) },
  }).toEqual(part);
});
