import type { ShapedWord } from './typeface.ts'

type Shape = (word: string) => ShapedWord

/** After spaces, and after the hyphen, dash or slash of a compound word. Spaces that keep words together are none. */
const mayBreak = /(?<=[ \t])(?![ \t])|(?<=\p{L}[-–/])(?=\p{L})/u

/** Breaks a text into lines of this width, in thousandths of the font size. A word longer than a line is cut. */
export function breakLines(shape: Shape, text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => linesOf(shape, paragraph, width))
}

function linesOf(shape: Shape, paragraph: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let left = width
  for (const word of paragraph.split(mayBreak).flatMap((long) => cut(shape, long, width))) {
    const wide = shape(word).width
    if (wide > left && line !== '') {
      lines.push(line)
      line = ''
      left = width
    }
    line += word
    left -= wide
  }
  return [...lines, line]
}

/** The space after a word may stand beyond the end of a line. */
function cut(shape: Shape, word: string, width: number): string[] {
  const letters = [...word]
  if (letters.length < 2 || shape(word.trimEnd()).width <= width) return [word]
  const begin = (count: number) => letters.slice(0, count).join('')
  // A hundred letters are shaped seven times instead of a hundred.
  let [fits, tooMany] = [1, letters.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (shape(begin(middle)).width <= width) fits = middle
    else tooMany = middle
  }
  return [begin(fits), ...cut(shape, letters.slice(fits).join(''), width)]
}

/** Words with the space after each, as the font shapes them. Spaces at the end are left out: they would move a line that ends
 *  at the right edge. */
export function shapeLine(shape: Shape, line: string): ShapedWord {
  const words = (line.trimEnd().match(/[^ \t]*[ \t]|[^ \t]+$/g) ?? []).map(shape)
  return {
    width: words.reduce((sum, { width }) => sum + width, 0),
    shown: words.map(({ shown }) => shown).join(''),
    glyphs: words.flatMap(({ glyphs }) => glyphs),
  }
}
