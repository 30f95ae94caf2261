import { pageColours } from '@ablesbar/ui/page-colours';
import type { measures, typeScale } from '@ablesbar/ui/theme';

/** The measures of the apps, without their style sheets. */
export interface Measures {
  readonly measures: typeof measures;
  readonly typeScale: typeof typeScale;
}

/**
 * The tokens of the apps as a file of the Design Tokens Community Group (format 2025.10), which Figma and
 * others read as variables. The brand's colours are worked out from the utility's one colour.
 */
export function designTokens(brand: string, { measures, typeScale }: Measures) {
  const [, duration = '', curve = ''] = /^(\S+) cubic-bezier\((.+)\)$/.exec(measures.quick) ?? [];
  return {
    light: { $type: 'color', ...coloursOf(brand, 'light') },
    dark: { $type: 'color', ...coloursOf(brand, 'dark') },
    space: { $type: 'dimension', ...mapped(measures.space, dimension) },
    radius: { $type: 'dimension', ...mapped(measures.radius, dimension) },
    font: { $type: 'fontFamily', $value: measures.font.replaceAll('"', '').split(', ') },
    type: {
      $type: 'typography',
      ...mapped(typeScale, ({ fontSize, lineHeight, fontWeight }) => ({
        $value: {
          fontFamily: '{font}',
          fontSize: dimension(fontSize).$value,
          fontWeight,
          lineHeight,
          letterSpacing: { value: 0, unit: 'px' },
        },
      })),
    },
    motion: {
      duration: { $type: 'duration', $value: { value: parseFloat(duration), unit: 'ms' } },
      curve: { $type: 'cubicBezier', $value: curve.split(',').map(Number) },
    },
  };
}

/** Roles that are no colour of their own, such as `transparent`, are left out. */
function coloursOf(brand: string, theme: 'light' | 'dark') {
  const hexes = Object.entries(pageColours(brand, theme)).filter(([, hex]) => /^#.{6}$/.test(hex));
  return Object.fromEntries(hexes.map(([role, hex]) => [role, { $value: colour(hex) }]));
}

function colour(hex: string) {
  const part = (at: number) => Number((parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));
  return { colorSpace: 'srgb', components: [part(1), part(3), part(5)], hex };
}

function dimension(length: string) {
  return { $value: { value: parseFloat(length), unit: length.replace(/^[\d.]+/, '') } };
}

function mapped<Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
