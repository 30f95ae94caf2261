import { preparePhoto } from './prepare-photo';

// A large photo takes longer than the screen may stand still.
addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  void preparePhoto(file).then((scaled) => {
    postMessage(scaled, { transfer: 'data' in scaled ? [scaled.data] : [] });
  });
});
