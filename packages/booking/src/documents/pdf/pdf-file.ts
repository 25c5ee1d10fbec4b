import { deflateSync } from 'node:zlib'

/** A PDF file as a list of objects. Objects without a stream are compressed together. */
export interface PdfFile {
  /** The number of a new object, to be written later. */
  reserve(): number
  write(number: number, dictionary: string): void
  /** `entries` of the dictionary, without its length. Bytes that are compressed already say so by `isPacked`. */
  writeStream(number: number, entries: string, bytes: Buffer | string, isPacked?: boolean): void
  bytes(root: number, info: number): Buffer
}

/** Half the time of the usual level, for a few hundred bytes. */
const quick = 3

export const ref = (number: number) => `${number} 0 R`

/** Text that a reader shows or says. */
export const textString = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

export function createPdfFile(): PdfFile {
  let count = 0
  const plain: { number: number; dictionary: string }[] = []
  const streams: { number: number; head: string; packed: Buffer }[] = []
  const file: PdfFile = {
    reserve: () => ++count,
    write(number, dictionary) {
      plain.push({ number, dictionary })
    },
    writeStream(number, entries, bytes, isPacked = false) {
      const packed = isPacked ? (bytes as Buffer) : deflateSync(bytes, { level: quick })
      const head = `${number} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
      streams.push({ number, head, packed })
    },
    bytes(root, info) {
      const together = file.reserve()
      file.writeStream(together, ...packedObjects(plain))
      const table = file.reserve()
      const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1')]
      let length = parts[0]?.length ?? 0
      const places = new Map<number, number>()
      const put = ({ number, head, packed }: (typeof streams)[number]) => {
        places.set(number, length)
        for (const part of [Buffer.from(head, 'latin1'), packed, streamEnd]) {
          parts.push(part)
          length += part.length
        }
      }
      for (const stream of streams) put(stream)
      places.set(table, length)
      const rows = crossReference(
        count,
        places,
        together,
        plain.map(({ number }) => number),
      )
      const entries = `/Type/XRef/Size ${count + 1}/W[1 4 2]/Root ${ref(root)}/Info ${ref(info)}`
      file.writeStream(table, entries, rows)
      const start = length
      put(streams.at(-1) as (typeof streams)[number])
      return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1')])
    },
  }
  return file
}

const streamEnd = Buffer.from('\nendstream\nendobj\n', 'latin1')

/** Entries and contents of the object that holds all others. */
function packedObjects(objects: readonly { number: number; dictionary: string }[]): [string, string] {
  let length = 0
  const places = objects.map(({ number, dictionary }) => {
    const place = `${number} ${length}`
    length += dictionary.length + 1
    return place
  })
  const head = `${places.join(' ')}\n`
  const entries = `/Type/ObjStm/N ${objects.length}/First ${head.length}`
  return [entries, head + objects.map(({ dictionary }) => dictionary).join('\n')]
}

/** Seven bytes for each object: its kind, and where it is. */
function crossReference(
  count: number,
  places: ReadonlyMap<number, number>,
  together: number,
  plain: readonly number[],
): Buffer {
  const rows = Buffer.alloc((count + 1) * 7)
  const row = (number: number, kind: number, first: number, second: number) => {
    rows.writeUInt8(kind, number * 7)
    rows.writeUInt32BE(first, number * 7 + 1)
    rows.writeUInt16BE(second, number * 7 + 5)
  }
  row(0, 0, 0, 65_535)
  for (const [number, place] of places) row(number, 1, place, 0)
  for (const [index, number] of plain.entries()) row(number, 2, together, index)
  return rows
}
