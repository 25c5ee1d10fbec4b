import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js'

interface Letter {
  glyph: Glyph
  font: Font
}

export interface DrawnLine {
  /** SVG path data; the baseline is at y, the text begins at x. */
  path: string
  width: number
}

let opened: Font[] | undefined

/** Letters as outlines: the result does not depend on the fonts of the machine, and text can never become markup. */
export function drawLine(text: string, size: number, x = 0, y = 0): DrawnLine {
  let path = ''
  const width = walk(text, size, ({ glyph }, at) => {
    path += glyph
      .getPath(x + at, y, size)
      .commands.map(written)
      .join('')
  })
  return { path, width }
}

export function widthOf(text: string, size: number): number {
  return walk(text, size, () => {})
}

/** Whether the fonts have a glyph for every character. */
export function canDraw(text: string): boolean {
  return [...text].every((sign) => letterOf(sign) !== null)
}

/** Characters without a glyph (emoji, other scripts) are left out instead of drawn as empty boxes. */
function walk(text: string, size: number, visit: (letter: Letter, at: number) => void): number {
  let at = 0
  let before: Letter | null = null
  for (const sign of text) {
    const letter = letterOf(sign)
    if (!letter) continue
    const scale = size / letter.font.unitsPerEm
    if (before?.font === letter.font) at += letter.font.getKerningValue(before.glyph, letter.glyph) * scale
    visit(letter, at)
    at += (letter.glyph.advanceWidth ?? 0) * scale
    before = letter
  }
  return at
}

/** The library's own serialisation writes NaN for tiny fractions and caches every fraction. */
function written(command: PathCommand): string {
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  switch (command.type) {
    case 'Z':
      return 'Z'
    case 'Q':
      return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`
    case 'C':
      return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`
    default:
      return `${command.type}${point(command.x, command.y)}`
  }
}

function letterOf(sign: string): Letter | null {
  for (const font of fonts()) {
    const index = font.charToGlyphIndex(sign)
    if (index > 0) return { font, glyph: font.glyphs.get(index) }
  }
  return null
}

/** The alphabets of the five languages are separate files. */
function fonts(): Font[] {
  const require = createRequire(import.meta.url)
  opened ??= [
    require.resolve('@fontsource/onest/files/onest-latin-700-normal.woff'),
    require.resolve('@fontsource/onest/files/onest-latin-ext-700-normal.woff'),
    require.resolve('@fontsource/onest/files/onest-cyrillic-700-normal.woff'),
  ].map((file) => {
    const { buffer, byteOffset, byteLength } = readFileSync(file)
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  })
  return opened
}
