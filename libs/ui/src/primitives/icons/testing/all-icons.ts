import * as actionIcons from '../action-icons';
import * as cameraIcons from '../camera-icons';
import * as frameIcons from '../frame-icons';
import * as mediumIcons from '../medium-icons';
import * as progressIcons from '../progress-icons';
import * as toneIcons from '../tone-icons';

/** For the sheet of all icons and its test. Applications import only the icons that they use. */
export const allIcons = {
  ...mediumIcons,
  ...toneIcons,
  ...progressIcons,
  ...frameIcons,
  ...cameraIcons,
  ...actionIcons,
};
