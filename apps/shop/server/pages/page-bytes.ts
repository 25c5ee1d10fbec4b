import { crc32 } from 'node:zlib'
import { compressedPage, type Encoding } from '../plugins/compress-answers.ts'

/** The bytes of a cached page. Each encoding is made once, at its first request. */
export class PageBytes {
  /**
   * Weak, because it is the same page in every encoding. A checksum is enough to distinguish two versions of one URL, and takes a
   * thirtieth of the time of a hash.
   */
  readonly etag: string
  /** The size for the cache limit: both compressed forms together are less than half of the plain one. */
  readonly bytes: number
  readonly #plain: Buffer
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(plain: Buffer) {
    this.#plain = plain
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
