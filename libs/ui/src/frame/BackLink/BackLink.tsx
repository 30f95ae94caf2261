import { BackIcon } from '../../primitives/icons/back-icon';
import { useTexts } from '../../texts/use-texts';
import { plainLink, type RenderLink } from '../render-link';
import * as css from './BackLink.css';

export interface BackLinkProps {
  readonly href: string;
  readonly renderLink?: RenderLink;
}

/** The way back on a phone, where list and content take turns. */
export function BackLink({ href, renderLink = plainLink }: BackLinkProps) {
  const { t } = useTexts();
  const children = (
    <>
      <BackIcon />
      {t('frame_back_link')}
    </>
  );
  return renderLink({ href, className: css.back, children });
}
