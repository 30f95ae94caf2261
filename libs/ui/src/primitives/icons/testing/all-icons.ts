import { ElectricityIcon } from '../electricity-icon';
import { GasIcon } from '../gas-icon';
import { WaterIcon } from '../water-icon';
import { WarmWaterIcon } from '../warm-water-icon';
import { HeatIcon } from '../heat-icon';
import { GenericMeterIcon } from '../generic-meter-icon';
import { HomeIcon } from '../home-icon';
import { ReadingIcon } from '../reading-icon';
import { EvaluationIcon } from '../evaluation-icon';
import { ShareIcon } from '../share-icon';
import { HelpIcon } from '../help-icon';
import { UserIcon } from '../user-icon';
import { LogoutIcon } from '../logout-icon';
import { MenuIcon } from '../menu-icon';
import { CloseIcon } from '../close-icon';
import { BackIcon } from '../back-icon';
import { ForwardIcon } from '../forward-icon';
import { DownIcon } from '../down-icon';
import { SearchIcon } from '../search-icon';
import { CalendarIcon } from '../calendar-icon';
import { CameraIcon } from '../camera-icon';
import { CommentIcon } from '../comment-icon';
import { SendIcon } from '../send-icon';
import { CheckIcon } from '../check-icon';
import { DoneIcon } from '../done-icon';
import { PendingIcon } from '../pending-icon';
import { WarningIcon } from '../warning-icon';
import { ErrorIcon } from '../error-icon';
import { InfoIcon } from '../info-icon';
import { OfflineIcon } from '../offline-icon';
import { RefreshIcon } from '../refresh-icon';
import { CopyIcon } from '../copy-icon';
import { MailIcon } from '../mail-icon';
import { QrIcon } from '../qr-icon';
import { DownloadIcon } from '../download-icon';
import { PrintIcon } from '../print-icon';
import { TrashIcon } from '../trash-icon';
import { EyeIcon } from '../eye-icon';
import { PlusIcon } from '../plus-icon';
import { SortIcon } from '../sort-icon';
import { BuildingIcon } from '../building-icon';
import { TorchIcon } from '../torch-icon';
import { PictureIcon } from '../picture-icon';
import { ReceiptIcon } from '../receipt-icon';
import { PhoneIcon } from '../phone-icon';
import { TableIcon } from '../table-icon';
import { UploadIcon } from '../upload-icon';
import { LeftIcon } from '../left-icon';
import { ExternalIcon } from '../external-icon';
import { LanguageIcon } from '../language-icon';

/** For the sheet of all icons and its test. Applications import only the icons that they use. */
export const allIcons = {
  ElectricityIcon,
  GasIcon,
  WaterIcon,
  WarmWaterIcon,
  HeatIcon,
  GenericMeterIcon,
  HomeIcon,
  ReadingIcon,
  EvaluationIcon,
  ShareIcon,
  HelpIcon,
  UserIcon,
  LogoutIcon,
  MenuIcon,
  CloseIcon,
  BackIcon,
  ForwardIcon,
  DownIcon,
  SearchIcon,
  CalendarIcon,
  CameraIcon,
  CommentIcon,
  SendIcon,
  CheckIcon,
  DoneIcon,
  PendingIcon,
  WarningIcon,
  ErrorIcon,
  InfoIcon,
  OfflineIcon,
  RefreshIcon,
  CopyIcon,
  MailIcon,
  QrIcon,
  DownloadIcon,
  PrintIcon,
  TrashIcon,
  EyeIcon,
  PlusIcon,
  SortIcon,
  BuildingIcon,
  TorchIcon,
  PictureIcon,
  ReceiptIcon,
  PhoneIcon,
  TableIcon,
  UploadIcon,
  LeftIcon,
  ExternalIcon,
  LanguageIcon,
};
