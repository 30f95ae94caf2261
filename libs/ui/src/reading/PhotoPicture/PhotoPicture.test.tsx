import { render, screen } from '@testing-library/react';
import { aPhoto } from '../../testing/a-photo';
import { PhotoPicture } from './PhotoPicture';

const made = jest.fn<string, []>();
const revoked = jest.fn();

beforeEach(() => {
  made.mockReset().mockReturnValueOnce('blob:1').mockReturnValueOnce('blob:2');
  revoked.mockClear();
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked });
});

const picture = (photo = aPhoto(1)) => <PhotoPicture photo={photo} alt="Foto 1" className="" />;

test('the same photo keeps its address', () => {
  const photo = aPhoto(1);
  const { rerender } = render(picture(photo));
  rerender(picture(photo));
  expect(screen.getByRole('img', { name: 'Foto 1' })).toHaveAttribute('src', 'blob:1');
  expect(revoked).not.toHaveBeenCalled();
});

test('another photo revokes the address, and so does unmounting', () => {
  const { rerender, unmount } = render(picture());
  rerender(picture(aPhoto(2)));
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:2');
  expect(revoked.mock.calls).toEqual([['blob:1']]);
  unmount();
  expect(revoked.mock.calls).toEqual([['blob:1'], ['blob:2']]);
});
