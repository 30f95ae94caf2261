import { answerFrames, loadReader } from '@ablesbar/digit-reader';

answerFrames(self, loadReader());
