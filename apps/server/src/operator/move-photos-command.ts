import { movePhotos } from '../photo/move-photos';
import { openPhotoPlaces, testPhotoPlace } from '../photo/photo-places';
import { type Command, OperatorFailure } from './command';
import { operatorTexts } from './operator-texts';

export const movePhotosCommand: Command = {
  name: 'move photos',
  words: [],
  values: {},
  switches: {},
  summary: 'bringt alle Fotos dorthin, wo PHOTOS neue ablegt',
  details: `Erst PHOTOS ändern und die Server damit neu starten, dann diesen Befehl aufrufen; die Server laufen
weiter. Jedes Foto wird kopiert, geprüft und erst dann am alten Ort gelöscht. Abgebrochen geht nichts
verloren; noch einmal aufgerufen macht es weiter. Für alte und neue Ablage gelten dieselben Schlüssel.`,
  run: async ({ database, settings, progress, say }) => {
    const places = openPhotoPlaces(settings.photos);
    await testPhotoPlace(places);
    const { moved, damaged } = await movePhotos(database, places, (done, whole) =>
      progress.show(operatorTexts.movingPhotos, done, whole),
    );
    progress.end();
    say(operatorTexts.photosMoved(moved, places.place));
    if (damaged.length > 0) throw new OperatorFailure(operatorTexts.photosDamaged(damaged));
  },
};
