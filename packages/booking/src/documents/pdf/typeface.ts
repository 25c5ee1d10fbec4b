import { type Font, type Glyph, openSync } from 'fontkit'
import { breakLines, shapeLine } from './break-lines.ts'

/** A word or a line as it is printed. It names glyphs by their numbers in the whole font, so it is the same in every document. */
export interface ShapedWord {
  /** In thousandths of the font size, like all numbers here. */
  readonly width: number
  /** The elements of a `TJ` operator. */
  readonly shown: string
  readonly glyphs: readonly Glyph[]
}

export interface Typeface {
  readonly font: Font
  readonly ascent: number
  readonly descent: number
  /** Of a line, with the gap below. */
  readonly lineHeight: number
  /** Of a font unit. */
  readonly scale: number
  /** The lines of a text, none wider than this. */
  lines(text: string, width: number): readonly ShapedWord[]
}

/** Most texts of a document stood in the one before. Names of people come and go, so what is kept begins anew now and then. */
const mostKept = 5_000

export function openTypeface(file: string): Typeface {
  const font = openSync(file) as Font
  // Looks up every character by its own code point first. If a glyph is first used as a part of another one (Z in Ż), fontkit
  // loses its code point, and text of the next document cannot be copied or searched.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  const scale = 1_000 / font.unitsPerEm
  const words = new Map<string, ShapedWord>()
  const texts = new Map<string, readonly ShapedWord[]>()
  const shape = (word: string) => kept(words, word, () => shapeWord(font, scale, word))
  return {
    font,
    scale,
    ascent: font.ascent * scale,
    descent: font.descent * scale,
    lineHeight: (font.ascent + font.lineGap - font.descent) * scale,
    lines: (text, width) =>
      kept(texts, `${width} ${text}`, () =>
        breakLines(shape, text.normalize('NFC'), width).map((line) => shapeLine(shape, line)),
      ),
  }
}

function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  if (values.size >= mostKept) values.clear()
  const made = make()
  values.set(key, made)
  return made
}

function shapeWord(font: Font, scale: number, word: string): ShapedWord {
  const { glyphs, positions } = font.layout(word)
  let width = 0
  let shown = ''
  let run = ''
  /** Moves the following glyph to the right. */
  const shift = (distance: number) => {
    if (Math.abs(distance) < 0.001) return
    shown += `${run && `<${run}>`}${plainNumber(-distance)}`
    run = ''
  }
  glyphs.forEach((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    shift(xOffset * scale)
    run += glyph.id.toString(16).padStart(4, '0')
    shift((xAdvance - glyph.advanceWidth - xOffset) * scale)
    width += xAdvance * scale
  })
  return { width, shown: run ? `${shown}<${run}>` : shown, glyphs }
}

/** Readers of PDF know no exponents, and nobody sees more digits. */
export function plainNumber(value: number): string {
  return String(Math.round(value * 1_000) / 1_000)
}
