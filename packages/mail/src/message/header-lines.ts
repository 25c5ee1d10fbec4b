/** An encoded word has at most 75 characters and shares its first line with the name of the header. */
const bytesOfWord = 36
const longest = 76

const printable = /^[\x20-\x7e]*$/
const controls = /\p{Cc}/u

/** True for ASCII without line ends. */
export const isPrintable = (value: string) => printable.test(value)

/** A header with a text of any language (RFC 2047); null: it contains control characters, which no header may. */
export function textHeader(name: string, text: string, eol: string): string | null {
  if (controls.test(text)) return null
  return isPrintable(text) && !text.includes('=?')
    ? folded(`${name}: ${text}`, eol)
    : `${name}: ${encodedWords(text, eol)}`
}

export function encodedWords(text: string, eol: string): string {
  return chunksOf(text)
    .map((chunk) => `=?UTF-8?B?${Buffer.from(chunk).toString('base64')}?=`)
    .join(`${eol} `)
}

/** Whole characters only: each word is decoded alone. */
function chunksOf(text: string): string[] {
  const chunks: string[] = []
  let chunk = ''
  for (const character of text) {
    if (Buffer.byteLength(chunk + character) > bytesOfWord) {
      chunks.push(chunk)
      chunk = ''
    }
    chunk += character
  }
  return [...chunks, chunk]
}

/** Lines break before single spaces, which the reader keeps. */
function folded(line: string, eol: string): string {
  const lines: string[] = []
  let rest = line
  while (rest.length > longest) {
    const at = rest.lastIndexOf(' ', longest)
    // The space after the name of the header is no place to break.
    const isFar = at > (lines.length === 0 ? rest.indexOf(':') + 1 : 0)
    if (!isFar || rest[at + 1] === ' ' || rest[at - 1] === ' ') break
    lines.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...lines, rest].join(eol)
}
