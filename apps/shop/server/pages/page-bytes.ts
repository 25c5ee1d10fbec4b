import { crc32 } from 'node:zlib'
import { compressedPage, type Encoding } from '../plugins/compress-answers.ts'

/** The bytes of a page that many guests get: each encoding is made once, when the first guest asks for it. */
export class PageBytes {
  /**
   * Weak: it is the same page in every encoding. A checksum is enough to tell two versions of one address apart, and takes a thirtieth of
   * the time of a hash.
   */
  readonly etag: string
  /** What caching it costs: the compressed forms are less than half of it together. */
  readonly bytes: number
  readonly #plain: Buffer
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(html: string) {
    this.#plain = Buffer.from(html)
    this.bytes = Math.ceil(this.#plain.length * 1.5)
    this.etag = `W/"${crc32(this.#plain).toString(36)}-${this.#plain.length.toString(36)}"`
  }

  in(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (!encoding) return this.#plain
    const known = this.#compressed.get(encoding) ?? compressedPage(this.#plain, encoding)
    this.#compressed.set(encoding, known)
    return known
  }
}
