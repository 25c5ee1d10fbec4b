/** The longest line, without its end. */
const longest = 76
const equals = 0x3d
const space = 0x20
const tab = 0x09
const hex = Buffer.from('0123456789ABCDEF')

/** Text as quoted-printable (RFC 2045), in lines that end with `eol`. */
export function quotedPrintable(text: string, eol: string): string {
  const lines = Buffer.from(text.replace(/\r\n?/g, '\n'))
  const end = Buffer.from(eol)
  // Each byte becomes three at most, and a line of them has at least 24 bytes.
  const written = Buffer.allocUnsafe(lines.length * (3 + end.length) + longest)
  let at = 0
  let column = 0

  function breakLine(): void {
    for (const byte of end) written[at++] = byte
    column = 0
  }

  for (let read = 0; read < lines.length; read++) {
    const byte = lines[read] as number
    if (byte === 0x0a) {
      breakLine()
      continue
    }
    const isLast = read + 1 === lines.length || lines[read + 1] === 0x0a
    const isBlank = byte === space || byte === tab
    const isPlain = isBlank ? !isLast : byte > space && byte < 0x7f && byte !== equals
    const width = isPlain ? 1 : 3
    // A line that goes on ends with a sign of its own.
    if (column + width > (isLast ? longest : longest - 1)) {
      written[at++] = equals
      breakLine()
    }
    if (isPlain) written[at++] = byte
    else {
      written[at++] = equals
      written[at++] = hex[byte >> 4] as number
      written[at++] = hex[byte & 15] as number
    }
    column += width
  }
  return written.toString('latin1', 0, at)
}
