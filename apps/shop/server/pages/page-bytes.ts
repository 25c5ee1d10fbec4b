import { createHash } from 'node:crypto'
import { compressedPage, type Encoding } from '../plugins/compress-answers.ts'

/** The bytes of a page that many guests get: each encoding is made once, when the first guest asks for it. */
export class PageBytes {
  /** Weak: it is the same page in every encoding. */
  readonly etag: string
  /** What caching it costs: the compressed forms are less than half of it together. */
  readonly bytes: number
  readonly #plain: Buffer
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(html: string) {
    this.#plain = Buffer.from(html)
    this.bytes = Math.ceil(this.#plain.length * 1.5)
    this.etag = `W/"${createHash('sha256').update(this.#plain).digest('base64url')}"`
  }

  in(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (!encoding) return this.#plain
    const known = this.#compressed.get(encoding) ?? compressedPage(this.#plain, encoding)
    this.#compressed.set(encoding, known)
    return known
  }
}
