import { BackIcon } from '../../primitives/icons/action-icons';
import { useTexts } from '../../texts/use-texts';
import { plainLink, type RenderLink } from '../render-link';
import * as css from './BackLink.css';

export interface BackLinkProps {
  readonly href: string;
  readonly renderLink?: RenderLink;
}

/** The link back on a phone, which shows either the list or the content. */
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
