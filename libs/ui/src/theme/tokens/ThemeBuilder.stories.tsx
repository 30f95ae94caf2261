import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button';
import { ChoiceTiles } from '../../primitives/ChoiceTiles/ChoiceTiles';
import { Notice } from '../../primitives/Notice/Notice';
import { StepCounter } from '../../primitives/StepCounter/StepCounter';
import { TextField } from '../../primitives/TextField/TextField';
import { MediumIcon } from '../../reading/MediumIcon/MediumIcon';
import { vars } from '../vars.css';
import { applyTokens } from './apply-tokens';

interface Tokens {
  readonly brand: string;
  readonly font: string;
  readonly textSize: string;
  readonly radius: string;
  readonly padding: string;
}

/** Shows the form as an embedding page would, and the lines that the page's style sheet needs for it. */
function ThemeBuilder({ brand, font, textSize, radius, padding }: Tokens) {
  const host = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const tokens: CSSProperties = {
    '--ablesbar-brand': brand,
    '--ablesbar-font': font,
    '--ablesbar-text-size': textSize,
    '--ablesbar-radius': radius,
    '--ablesbar-padding': padding,
  };
  useLayoutEffect(() => {
    if (host.current === null || surface.current === null) return;
    const stop = applyTokens({ host: host.current, surface: surface.current, themeColor: null });
    // In the element every size follows the element's text; in this story it follows the page's text.
    document.documentElement.style.fontSize = textSize;
    return () => {
      document.documentElement.style.fontSize = '';
      stop();
    };
  }, [brand, font, textSize, radius, padding]);
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`);
  return (
    <div ref={host} style={tokens}>
      <div
        ref={surface}
        style={{
          fontFamily: vars.font,
          padding,
          background: vars.color.paper,
          color: vars.color.ink,
        }}
      >
        <Form />
      </div>
      <pre tabIndex={0} style={{ padding: '16px', overflowX: 'auto', fontFamily: 'monospace' }}>
        {['ablesbar-reading {', ...lines, '}'].join('\n')}
      </pre>
    </div>
  );
}

function Form() {
  return (
    <div style={{ display: 'grid', gap: '24px', maxWidth: '640px' }}>
      <StepCounter
        title="Schritt 1 von 5"
        label="Schritte"
        steps={['Zähler', 'Stand', 'Kontakt', 'Prüfen', 'Fertig']}
        current={0}
      />
      <h1>Zählerstand melden</h1>
      <TextField inputId="number" label="Zählernummer" value="7ELS0098127734" onChange={ignore} />
      <ChoiceTiles
        legend="Was wird gemessen?"
        tiles={[
          { value: 'gas', label: 'Gas', icon: <MediumIcon meterType="GAS_METER" /> },
          { value: 'water', label: 'Wasser', icon: <MediumIcon meterType="WATER_METER" /> },
        ]}
        value="gas"
        onChange={ignore}
      />
      <Notice tone="warning" title="Die Sitzung endet bald">
        Was Sie eingegeben haben, bleibt erhalten.
      </Notice>
      <div>
        <Button variant="primary">Weiter zum Stand</Button> <Button>Abbrechen</Button>
      </div>
    </div>
  );
}

const ignore = () => undefined;

const meta = {
  title: 'Theme/Embedded',
  component: ThemeBuilder,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    brand: { control: 'color' },
    font: { control: 'text' },
    textSize: { control: 'text' },
    radius: { control: 'text' },
    padding: { control: 'text' },
  },
  args: {
    brand: '#a6123a',
    font: 'Georgia, serif',
    textSize: '16px',
    radius: '10px',
    padding: '24px',
  },
} satisfies Meta<typeof ThemeBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Karmin: Story = {};
export const Gelb: Story = {
  args: { brand: '#ffcc00', font: 'system-ui, sans-serif', radius: '0px' },
};
