import type { CSSProperties } from 'react';
import {
  besideLogo,
  codeOf,
  DEFAULT_LAYOUT,
  fillRuns,
  LETTER,
  LETTER_SIZES,
  type LetterPage,
  letterValues,
  type TextRun,
} from '@ablesbar/server/designer';
import { QrCode } from '@ablesbar/ui';
import * as css from './Designer.css';

/** Millimetres of the paper, however large it is shown. */
const mm = (count: number) => `calc(${count} * var(--ab-mm))`;
const points = (count: number) => mm(count * (25.4 / 72));
const at = (left: number, top: number): CSSProperties => ({
  position: 'absolute',
  left: mm(left),
  top: mm(top),
});

const { window, logo } = DEFAULT_LAYOUT;
const name = besideLogo(DEFAULT_LAYOUT);
/** The address stands at the lower edge of the window. */
const ADDRESS_TOP = window.top + window.height - LETTER.address;

/** The letter with the words and the measures of the PDF that the operator's command prints. */
export function SampleLetter({ page, label }: { page: LetterPage; label: string }) {
  const { words, sender, recipient, customerNumber } = page;
  return (
    <div className={css.desk} role="region" aria-label={label} tabIndex={0}>
      <div className={css.paper}>
        <p
          style={{
            ...at(name.left, 15),
            width: mm(name.width),
            fontWeight: 700,
            fontSize: points(13),
          }}
        >
          {sender}
        </p>
        <img
          src="/demo/logo.png"
          alt=""
          style={{ ...at(logo.left, logo.top), width: mm(logo.width), maxHeight: mm(logo.height) }}
          className={css.logo}
        />
        <p style={{ ...at(window.left + 5, ADDRESS_TOP - 5), fontSize: points(7) }}>{sender}</p>
        <p style={{ ...at(window.left + 5, ADDRESS_TOP), fontSize: points(11) }}>
          {recipient.map(inLine)}
        </p>
        <p style={{ ...at(LETTER.beside, ADDRESS_TOP), fontSize: points(9) }}>
          {[`${words.customerNumber}: ${customerNumber}`, words.meters(page.meters)].map(inLine)}
        </p>
        <div
          style={{
            ...at(LETTER.left, window.top + window.height + LETTER.belowWindow),
            width: mm(LETTER.width),
          }}
        >
          {page.template.map((block, index) => (
            <Block key={index} {...{ block, page }} />
          ))}
        </div>
      </div>
    </div>
  );
}

const inLine = (text: string) => (
  <span key={text} style={{ display: 'block' }}>
    {text}
  </span>
);

function Block({ block, page }: { block: LetterPage['template'][number]; page: LetterPage }) {
  if (block.kind === 'login') return <Login page={page} />;
  // Only a utility's own template has pictures.
  if (block.kind === 'picture') return null;
  if (block.kind === 'contact') {
    return (
      <div style={{ fontSize: points(9), marginBottom: mm(3.5) }}>
        {page.contact.map((runs, index) => (
          <p key={index}>{runs.map(inRun)}</p>
        ))}
      </div>
    );
  }
  const runs = fillRuns(block.runs, letterValues(page));
  if (runs === null) return null;
  const style = { fontSize: points(LETTER_SIZES[block.kind]), marginBottom: mm(3.5) };
  if (block.kind === 'heading') return <h3 style={style}>{runs.map(inRun)}</h3>;
  return (
    <p style={style}>
      {block.mark} {runs.map(inRun)}
    </p>
  );
}

const inRun = ({ text, isBold }: TextRun, index: number) =>
  isBold ? <strong key={index}>{text}</strong> : text;

/** The code, and beside it the login for those who do not scan. */
function Login({ page }: { page: LetterPage }) {
  const { words, origin, link, username, password } = page;
  const rows = [
    [words.address, origin],
    [words.username, username],
    [words.password, password ?? words.passwordStays],
  ] as const;
  return (
    <div style={{ display: 'flex', gap: mm(10), margin: `${mm(3)} 0 ${mm(7)}` }}>
      <div style={{ flex: 'none', width: mm(LETTER.code) }}>
        <QrCode cells={codeOf(link)} label={link} />
      </div>
      <div style={{ minWidth: 0 }}>
        <p style={{ fontSize: points(10.5), marginBottom: mm(2) }}>{words.otherwise}</p>
        {rows.map(([name, value]) => (
          <p key={name} style={{ fontSize: points(8.5), marginBottom: mm(1) }}>
            {name}
            <strong
              style={{ display: 'block', fontSize: points(name === words.address ? 10 : 12) }}
            >
              {value}
            </strong>
          </p>
        ))}
      </div>
    </div>
  );
}
