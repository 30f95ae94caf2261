import { preparePhoto } from './prepare-photo';

// In a worker, because a large photo would block the screen for too long.
addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  postMessage('begun');
  void preparePhoto(file).then((scaled) => {
    postMessage(scaled, { transfer: 'data' in scaled ? [scaled.data] : [] });
  });
});
