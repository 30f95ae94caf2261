// The global styles that every component needs.
import './theme/global.css';

export { type CameraFailure, useCamera } from './camera/camera';
export { type CodeKind, type CodeReader, openCodeReader } from './camera/codes/code-reader';
export type { PhotoCodeProblem } from './camera/codes/read-photo';
export { type PhotoCodes, usePhotoCodes } from './camera/codes/use-photo-codes';
export { labelCodes } from './camera/codes/label-codes';
export { browserNow, isScanOffered } from './camera/codes/is-scan-offered';
export type { Pixels } from './camera/codes/pixels-of';
export { useCameraScan } from './camera/codes/use-camera-scan';
export { useHasCamera } from './camera/use-has-camera';
export { CameraSwitch } from './camera/CameraSwitch/CameraSwitch';
export type { Accounts } from './frame/AccountRows/AccountRows';
export { AsideLayout } from './frame/AsideLayout/AsideLayout';
export { BarFrame } from './frame/BarFrame/BarFrame';
export { BackLink } from './frame/BackLink/BackLink';
export { BugBoundary, type BugBoundaryProps } from './frame/BugBoundary/BugBoundary';
export type { FailureProps } from './frame/FailureScreen/FailureScreen';
export { ErrorScreen, FailureScreen, UnavailableScreen } from './frame/FailureScreen/FailureScreen';
export { Footer } from './frame/Footer/Footer';
export { footerLinks } from './frame/Footer/footer-links';
export { isReload } from './frame/is-reload';
export { storeMenu, storedMenu } from './frame/stored-menu';
export { languageOfVisit, rememberLanguage } from './frame/visit-language';
export { ListGroup } from './frame/ListGroup/ListGroup';
export { LoadingScreen } from './frame/LoadingScreen/LoadingScreen';
export { picturesOf } from './frame/ServerText/pictures-of';
export { SlowLine } from './frame/SlowLine/SlowLine';
export { SLOW_AFTER_MS, useIsSlow } from './frame/SlowLine/use-is-slow';
export { Page } from './frame/Page/Page';
export { type QueueEntry, QueuePanel } from './frame/QueuePanel/QueuePanel';
export { QuietLine } from './frame/QuietLine/QuietLine';
export { LabelScanner } from './frame/LabelScanner/LabelScanner';
export { Scanner, type ScannerWords } from './frame/Scanner/Scanner';
export { SkipLink } from './frame/SkipLink/SkipLink';
export { SplitLayout } from './frame/SplitLayout/SplitLayout';
export { ToastRegion } from './frame/ToastRegion/ToastRegion';
export { TopBar } from './frame/TopBar/TopBar';
export type { LinkParts } from './frame/render-link';
export { surviveTranslation, trustOwnScripts } from './frame/prepare-page';
export { Button, buttonClass } from './primitives/Button/Button';
export { Checkbox } from './primitives/Checkbox/Checkbox';
export { Chip, chipsClass } from './primitives/Chip/Chip';
export { ChipSelect } from './primitives/ChipSelect/ChipSelect';
export { ChipsField } from './primitives/ChipsField/ChipsField';
export { Bones, type BonesProps } from './primitives/Bones/Bones';
export { ChoiceTiles } from './primitives/ChoiceTiles/ChoiceTiles';
export { DataSheet } from './primitives/DataSheet/DataSheet';
export { Dialog } from './primitives/Dialog/Dialog';
export { Spinner } from './primitives/Spinner/Spinner';
export { EmptyState } from './primitives/EmptyState/EmptyState';
export { FieldGrid } from './primitives/FieldGrid/FieldGrid';
export { Expandable } from './primitives/Expandable/Expandable';
export { FileButton } from './primitives/FileButton/FileButton';
export { FormActions } from './primitives/FormActions/FormActions';
export { IconButton } from './primitives/IconButton/IconButton';
export { lazyWithFallback } from './primitives/lazy-with-fallback';
export {
  CalendarIcon,
  CopyIcon,
  DownloadIcon,
  ExternalIcon,
  HelpIcon,
  PrintIcon,
  SendIcon,
  ShareIcon,
  TableIcon,
  TrashIcon,
} from './primitives/icons/action-icons';
export { BarcodeIcon, CameraIcon, PictureIcon, TorchIcon } from './primitives/icons/camera-icons';
export {
  CloseIcon,
  DownIcon,
  MailIcon,
  PlusIcon,
  QrIcon,
  ReceiptIcon,
} from './primitives/icons/frame-icons';
export { CheckIcon, PendingIcon } from './primitives/icons/progress-icons';
export { DoneIcon, ErrorIcon, WarningIcon } from './primitives/icons/tone-icons';
export { Notice } from './primitives/Notice/Notice';
export { type OpenEntry, OpenList } from './primitives/OpenList/OpenList';
export { type LabelledValue, LabelledValues } from './primitives/LabelledValues/LabelledValues';
export { PasswordField } from './primitives/PasswordField/PasswordField';
export { Prose } from './primitives/Prose/Prose';
export { RadioList } from './primitives/RadioList/RadioList';
export { QrCode } from './primitives/QrCode/QrCode';
export { ProgressScale } from './primitives/ProgressScale/ProgressScale';
export { HeadingLevel } from './primitives/ScreenTitle/heading-level';
export { useKeptFocus } from './primitives/KeptFocus/use-kept-focus';
export { ScreenTitle } from './primitives/ScreenTitle/ScreenTitle';
export { SearchField } from './primitives/SearchField/SearchField';
export { Section } from './primitives/Section/Section';
export { Select } from './primitives/Select/Select';
export { ServerText } from './frame/ServerText/ServerText';
export { SideBlock } from './primitives/SideBlock/SideBlock';
export { StateLine } from './primitives/StateLine/StateLine';
export { StepCounter } from './primitives/StepCounter/StepCounter';
export { Switch } from './primitives/Switch/Switch';
export { Tabs } from './primitives/Tabs/Tabs';
export { TextField } from './primitives/TextField/TextField';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden';
export { CommentInput } from './reading/CommentInput/CommentInput';
export { StateSign } from './reading/StateSign/StateSign';
export { DrumNumber } from './reading/Drums/Drums';
export { JobCard, JobCardStateText, jobCardClass, UnlistedCard } from './reading/JobCard/JobCard';
export { FramedMediumIcon } from './reading/FramedMediumIcon/FramedMediumIcon';
export { HandoverNames } from './reading/HandoverNames/HandoverNames';
export { HandoverSheet } from './reading/HandoverSheet/HandoverSheet';
export { MediumIcon } from './reading/MediumIcon/MediumIcon';
export { NumberScan } from './reading/NumberScan/NumberScan';
export type { CounterCamera } from './reading/MeterCamera/use-counter-camera';
export { PhotoInput } from './reading/PhotoInput/PhotoInput';
export type { ScaledPhoto } from './reading/photo-scaling/scaled-photo';
export { PhotoPicture } from './reading/PhotoPicture/PhotoPicture';
export { PhotoRow } from './reading/PhotoRow/PhotoRow';
export { ProgressRow } from './reading/ProgressRow/ProgressRow';
export { ReadingDateInput } from './reading/ReadingDateInput/ReadingDateInput';
export type { RowCounterProps } from './reading/RowCounter/RowCounter';
export { RowCounter } from './reading/RowCounter/RowCounter';
export { Slip, type SlipPart } from './reading/Slip/Slip';
export { useMedia } from './frame/use-media';
export { useDebounced } from './reading/use-debounced';
export { ValueInput } from './reading/ValueInput/ValueInput';
export type { VerdictWords } from './reading/Verdict/Verdict';
export { TextsProvider, useTexts } from './texts/use-texts';
export { applyBrand } from './theme/brand/apply-brand';
export { applyTokens } from './theme/tokens/apply-tokens';
export { createTokenProbe } from './theme/tokens/token-probe';
