import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Locale } from '@wojaz/travel/locale'
import type { Glyph } from 'fontkit'
import { plainNumber, type ShapedWord, type Typeface } from './typeface.ts'

/** The parts of a font in a document, compressed. */
export interface EmbeddedFont {
  readonly name: string
  readonly program: Buffer
  /** From glyph numbers of the whole font to those of the program. */
  readonly glyphNumbers: Buffer
  /** What is copied and read aloud. */
  readonly unicode: Buffer
  readonly widths: string
}

const everywhere = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0.,:;!?'()/-–&@%+·→„”"
const letters: Record<Locale, string> = {
  pl: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ',
  cs: 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ',
  ro: 'ăâîșțĂÂÎȘȚ',
  hu: 'áéíóöőúüűÁÉÍÓÖŐÚÜŰ',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯʼ',
}
/** The shop signs its documents in its own language, and addresses are Polish. */
const alphabetOf = (locale: Locale) => everywhere + letters.pl + (locale === 'pl' ? '' : letters[locale])

const mostKept = 64

/**
 * Every document of a language has the same part of the font, so it is cut out and compressed once. A document with other
 * characters, in the name of a guest or a hotel, gets a part of its own.
 */
export function openEmbedding(face: Typeface) {
  const alphabets = new Map<Locale, ReadonlyMap<number, Glyph>>()
  const kept = new Map<string, EmbeddedFont>()

  function alphabet(locale: Locale): ReadonlyMap<number, Glyph> {
    const known = alphabets.get(locale)
    if (known) return known
    const glyphs = [...alphabetOf(locale)].map((letter) =>
      face.font.glyphForCodePoint(letter.codePointAt(0) as number),
    )
    const made = new Map(glyphs.map((glyph) => [glyph.id, glyph]))
    alphabets.set(locale, made)
    return made
  }

  return function embed(locale: Locale, used: ReadonlySet<ShapedWord>): EmbeddedFont {
    const usual = alphabet(locale)
    const found = new Map<number, Glyph>()
    for (const { glyphs } of used)
      for (const glyph of glyphs) if (!usual.has(glyph.id)) found.set(glyph.id, glyph)
    const further = [...found.values()].sort((one, other) => one.id - other.id)
    const key = `${locale} ${further.map(({ id }) => id).join()}`
    const before = kept.get(key)
    if (before) return before
    if (kept.size >= mostKept) kept.clear()
    const made = cutOut(face, [...usual.values(), ...further])
    kept.set(key, made)
    return made
  }
}

function cutOut({ font, scale }: Typeface, glyphs: readonly Glyph[]): EmbeddedFont {
  const subset = font.createSubset()
  const numbers = Buffer.alloc(font.numGlyphs * 2)
  for (const glyph of glyphs) {
    // The number in the subset; its type says something else.
    const number = subset.includeGlyph(glyph) as unknown as number
    numbers.writeUInt16BE(number, glyph.id * 2)
  }
  const program = Buffer.from(subset.encode())
  return {
    name: `${tagOf(program)}+${font.postscriptName}`,
    program: deflateSync(program, { level: 9 }),
    glyphNumbers: deflateSync(numbers, { level: 9 }),
    unicode: deflateSync(unicodeOf(glyphs), { level: 9 }),
    widths: glyphs.map(({ id, advanceWidth }) => `${id}[${plainNumber(advanceWidth * scale)}]`).join(''),
  }
}

/** Six letters which differ from those of another part of the same font, as PDF asks. */
function tagOf(program: Buffer): string {
  const digest = createHash('sha256').update(program).digest().subarray(0, 6)
  return String.fromCharCode(...[...digest].map((byte) => 65 + (byte % 26)))
}

const mostInBlock = 100

function unicodeOf(glyphs: readonly Glyph[]): string {
  const lines = glyphs.map(({ id, codePoints }) => {
    const text = Buffer.from(String.fromCodePoint(...codePoints), 'utf16le').swap16()
    return `<${id.toString(16).padStart(4, '0')}><${text.toString('hex')}>`
  })
  const blocks: string[] = []
  for (let first = 0; first < lines.length; first += mostInBlock) {
    const block = lines.slice(first, first + mostInBlock)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
