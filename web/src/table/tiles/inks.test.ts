/** The four inks on a tile, as people with each common kind of colour blindness see them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes (2009), severity 1.0, for linear RGB. */
const SIGHTS: Record<string, Matrix> = {
  plain: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const LEAST_CONTRAST = 4.5;
/** CIE76; a difference of about ten is visible at a glance, and the shapes differ as well. */
const LEAST_DISTANCE = 12;

const css = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8');
const themes = css.split(":root[data-theme='evening']");

function token(name: string, theme: number): string {
  const found = [themes[theme], themes[0]].map(
    (text) => text?.match(new RegExp(`--${name}: (#\\w{6});`))?.[1],
  );
  return found[0] ?? found[1] ?? '';
}

function linear(hex: string): Triple {
  const parts = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return parts as Triple;
}

function times(matrix: Matrix, [r, g, b]: Triple): Triple {
  return matrix.map((row) => row[0] * r + row[1] * g + row[2] * b) as Triple;
}

function luminance([r, g, b]: Triple): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function lab(rgb: Triple): Triple {
  const seen = rgb.map((value) => Math.min(1, Math.max(0, value))) as Triple;
  const xyz = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    seen,
  );
  const [x, y, z] = [xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883].map((value) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116,
  ) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(a: string, b: string, sight: Matrix): number {
  const [one, other] = [lab(times(sight, linear(a))), lab(times(sight, linear(b)))];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

const INKS = ['ink-red', 'ink-blue', 'ink-black', 'ink-orange'];

describe.each([
  ['paper', 0],
  ['evening', 1],
])('in the theme %s', (_, theme) => {
  test.each(INKS.flatMap((ink) => ['ivory', 'ivory-new'].map((face) => [ink, face] as const)))(
    '%s is readable on %s',
    (ink, face) => {
      expect(contrast(token(ink, theme), token(face, theme))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    },
  );

  test.each(Object.keys(SIGHTS))('the inks stay apart for %s eyes', (name) => {
    const sight = SIGHTS[name] as Matrix;
    const pairs = INKS.flatMap((a, i) => INKS.slice(i + 1).map((b) => [a, b] as const));

    const near = pairs
      .map(([a, b]) => [a, b, distance(token(a, theme), token(b, theme), sight)] as const)
      .filter(([, , apart]) => apart < LEAST_DISTANCE);

    expect(near).toEqual([]);
  });

  test.each([
    ['ink', 'paper'],
    ['ink', 'table'],
    ['ink', 'card'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'card'],
    ['ink-soft', 'table'],
    ['accent', 'paper'],
    ['accent-ink', 'accent'],
    ['bad', 'card'],
    ['bad', 'bad-soft'],
    ['bad', 'table'],
    ['good', 'table'],
    ['good', 'good-soft'],
    ['new', 'new-soft'],
    ['new', 'table'],
    ['wood-ink', 'wood'],
  ])('%s is readable on %s', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});

test('the inks are those of the engine', () => {
  const suits = readFileSync(
    new URL('../../../../src/stolik/core/pictures/suits.py', import.meta.url),
    'utf8',
  );

  for (const ink of INKS) expect(suits).toContain(token(ink, 0));
});
