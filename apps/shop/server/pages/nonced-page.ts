import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, inflateRaw, type ZlibOptions } from 'node:zlib'

/**
 * A rendered page that can be sent to anyone: the nonce of its scripts is a gap filled per response.
 *
 * Its gzip form is prepared once. Gzip allows a block of plain bytes between compressed blocks, so a response is the prepared
 * blocks with the nonce stored between them, and only the checksum is computed anew. Where the same nonce stood shortly before, the
 * compressed text says "as there" by itself, so few gaps need a block of their own.
 */
export class NoncedPage {
  readonly #pieces: Buffer[]
  readonly #blocks: Buffer[]
  readonly #length: number
  /** What keeping this page costs. */
  readonly bytes: number

  /** `gap` stands in the HTML wherever the nonce belongs; nonces must be as long as it is. */
  static async of(html: string, gap: string): Promise<NoncedPage> {
    const pieces = html.split(gap).map((piece) => Buffer.from(piece))
    const page = new NoncedPage(pieces, await compressedBlocks(pieces, gap.length, reach), gap.length)
    if (await page.#carries(gap)) return page
    return new NoncedPage(pieces, await compressedBlocks(pieces, gap.length, 0), gap.length)
  }

  private constructor(pieces: Buffer[], blocks: Buffer[], gapLength: number) {
    this.#pieces = pieces
    this.#blocks = blocks
    this.#length = sum(pieces) + gapLength * (pieces.length - 1)
    this.bytes = sum(pieces) + sum(blocks)
  }

  plain(nonce: string): Buffer {
    return Buffer.concat(between(this.#pieces, Buffer.from(nonce)))
  }

  gzip(nonce: string): Buffer {
    const secret = Buffer.from(nonce)
    // zlib starts the checksum anew when given nothing, hence the empty pieces are left out.
    const parts = between(this.#pieces, secret).filter((part) => part.length > 0)
    const checksum = parts.reduce((sofar, part) => crc32(part, sofar), 0)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(checksum, 0)
    trailer.writeUInt32LE(this.#length, 4)
    return Buffer.concat([gzipHeader, this.#deflated(secret), trailer])
  }

  #deflated(secret: Buffer): Buffer {
    return Buffer.concat([...between(this.#blocks, storedBlock(secret)), lastBlock])
  }

  /** Whether a nonce reaches every gap: nothing keeps the compressor from spelling part of one out. */
  async #carries(nonce: string): Promise<boolean> {
    const page = this.plain(nonce)
    const read = await inflateAside(this.#deflated(Buffer.from(nonce)), { chunkSize: roomFor(page.length) })
    return read.equals(page)
  }
}

/** RFC 1952: magic, deflate, no flags, no time, no extra flags, unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** RFC 1951: an empty final block. */
const lastBlock = Buffer.from([3, 0])
const window = 32_768

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0])
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

/** How far back compressed text can point, less the longest repetition. */
const reach = 32_000

/**
 * One block per stretch of text between the gaps that get the nonce stored. A stretch may refer back to what came before it, also
 * to a nonce, as long as it takes it whole: in what is compressed the nonces are control characters, which HTML does not contain.
 */
function compressedBlocks(pieces: Buffer[], gapLength: number, reach: number): Promise<Buffer[]> {
  const gap = Buffer.from(
    Array.from({ length: gapLength }, (_, at) => controls[at % controls.length] as number),
  )
  let before = Buffer.alloc(0)
  return Promise.all(
    stretches(pieces, gap, reach).map((stretch) => {
      const block = compressAside(stretch, {
        // Kept for seconds, made again and again: 9 takes a third more time for a two-hundredth fewer bytes.
        level: 5,
        finishFlush: constants.Z_FULL_FLUSH,
        chunkSize: roomFor(stretch.length / 2),
        ...(before.length > 0 && { dictionary: before.subarray(-looksBack(stretch.length)) }),
      })
      before = Buffer.concat([before, stretch, gap]).subarray(-window)
      return block
    }),
  )
}

/** All but those that HTML spaces its lines with. */
const controls = Array.from({ length: 31 }, (_, at) => at + 1).filter(
  (code) => ![9, 10, 12, 13].includes(code),
)

/** The pieces, joined by gaps wherever the gap before is near enough to be repeated from there. */
function stretches(pieces: Buffer[], gap: Buffer, reach: number): Buffer[] {
  const joined: Buffer[][] = []
  for (const [at, piece] of pieces.entries()) {
    // The first piece has no gap before it, so the gap after it has none to repeat.
    const isNear = at > 1 && (pieces[at - 1] as Buffer).length + 2 * gap.length <= reach
    if (isNear) joined.at(-1)?.push(gap, piece)
    else joined.push([piece])
  }
  return joined.map((parts) => Buffer.concat(parts))
}

/** What a piece may refer back to is read on this core first: a line of script needs no more than the lines before it. */
function looksBack(length: number): number {
  return Math.min(window, 1_024 + 6 * length)
}

/** Answers come in pieces of this size; each is a way to the other core and back, and a copy. */
function roomFor(bytes: number): number {
  return Math.max(1_024, Math.ceil(bytes) + 64)
}

/** On another core: a page takes some milliseconds, in which this one can draw. */
const compressAside = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw)
const inflateAside = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw)

function between(parts: Buffer[], separator: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]))
}

function sum(parts: Buffer[]): number {
  return parts.reduce((total, part) => total + part.length, 0)
}
