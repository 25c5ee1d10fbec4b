import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, type ZlibOptions } from 'node:zlib'

/**
 * A rendered page that can be sent to anyone: the nonce of its scripts is a gap filled per response.
 *
 * Its gzip form is prepared once. Gzip allows a block of plain bytes between compressed blocks, so a response is the prepared
 * blocks with the nonce stored between them, and only the checksum is computed anew.
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
    return new NoncedPage(pieces, await compressedBlocks(pieces, gap.length), gap.length)
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
    return Buffer.concat([gzipHeader, ...between(this.#blocks, storedBlock(secret)), lastBlock, trailer])
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

/**
 * Each piece may refer back to what came before it, but never to a nonce, which differs per response: in the dictionary the
 * nonces are control characters, which HTML does not contain.
 */
function compressedBlocks(pieces: Buffer[], gapLength: number): Promise<Buffer[]> {
  const gap = Buffer.alloc(gapLength, 1)
  let before = Buffer.alloc(0)
  return Promise.all(
    pieces.map((piece) => {
      const block = compressAside(piece, {
        // Kept for seconds, made again and again: 9 takes a third more time for a two-hundredth fewer bytes.
        level: 5,
        finishFlush: constants.Z_FULL_FLUSH,
        ...(before.length > 0 && { dictionary: before.subarray(-looksBack(piece.length)) }),
      })
      before = Buffer.concat([before, piece, gap]).subarray(-window)
      return block
    }),
  )
}

/** What a piece may refer back to is read on this core first: a line of script needs no more than the lines before it. */
function looksBack(length: number): number {
  return Math.min(window, 1_024 + 6 * length)
}

/** On another core: a page takes some milliseconds, in which this one can draw. */
const compressAside = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw)

function between(parts: Buffer[], separator: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]))
}

function sum(parts: Buffer[]): number {
  return parts.reduce((total, part) => total + part.length, 0)
}
