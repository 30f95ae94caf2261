import { inConsoleLanguage } from '../base/console-language';
import { countElsewhere, movePhotos } from '../photo/move-photos';
import { openPhotoPlaces, testPhotoPlace } from '../photo/photo-places';
import { type Command, type CommandWords, OperatorFailure } from './command';
import { DRY_RUN, isDryRun } from './dry-run';
import { operatorTexts } from './operator-texts';

export const movePhotosCommand: Command = {
  name: 'move photos',
  example: 'move photos --dry-run',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: [],
      values: {},
      switches: DRY_RUN,
      summary: 'bringt alle Fotos dorthin, wo PHOTOS neue ablegt',
      details: `Erst PHOTOS ändern und die Server damit neu starten, dann diesen Befehl aufrufen; die Server laufen
weiter. Jedes Foto wird kopiert, geprüft und erst dann am alten Ort gelöscht. Abgebrochen geht nichts
verloren; noch einmal aufgerufen macht es weiter. Für alte und neue Ablage gelten dieselben Schlüssel.`,
    },
    en: {
      words: [],
      values: {},
      switches: DRY_RUN,
      summary: 'brings all photos to the place where PHOTOS puts new ones',
      details: `First change PHOTOS and restart the servers with it, then call this command; the servers go on.
Each photo is copied, checked, and only then deleted in its old place. An interruption loses nothing;
called again, the command goes on. The same keys hold for the old and the new place.`,
    },
  }),
  run: async ({ database, settings, progress, say }, given) => {
    const places = openPhotoPlaces(settings.photos);
    await testPhotoPlace(places);
    if (isDryRun(given)) {
      const toMove = await countElsewhere(database, places);
      say(operatorTexts.photosToMove(toMove, places.place));
      return { toMove, place: places.place };
    }
    const { moved, damaged } = await movePhotos(database, places, (done, whole) =>
      progress.show(operatorTexts.movingPhotos, done, whole),
    );
    progress.end();
    say(operatorTexts.photosMoved(moved, places.place));
    if (damaged.length > 0) throw new OperatorFailure(operatorTexts.photosDamaged(damaged));
    return { moved, place: places.place };
  },
};
