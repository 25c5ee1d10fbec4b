import type { Outcome } from '@wojaz/travel/outcome'
import type { Focal } from '../picture-url.ts'
import type { PictureSource } from './picture-source.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

export interface ScaleRequest {
  /** What follows `/scale/` or `/file/`, percent-decoded once: `media/hotel.jpg`, `scenes/coast.greek.noon.a1.jpg`. */
  source: string
  width: number
  /** Crops to width × height; without it the picture keeps its own proportions. */
  height?: number
  quality?: number
  format: PictureFormat
  focal?: Focal
}

export interface PosterRequest {
  title: string
  /** As of a `ScaleRequest`; a drawing where there is none, or none any more. */
  source: string | null
}

export interface Picture {
  bytes: Buffer
  contentType: string
  /** Strong and quoted; follows from what was asked and from the original, so every node gives the same. */
  etag: string
}

/** `field` is the word of the address that was wrong. */
export type PictureRefusal =
  | { code: 'unknown-picture' }
  | { code: 'size-not-offered'; field: 'dstw' | 'dth' }
  | { code: 'quality-not-offered'; field: 'quality' }
  | { code: 'focal-not-offered'; field: 'focal' }
  | { code: 'unreadable-picture' }
  | { code: 'too-many-pictures' }

export interface PicturesLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface PicturesOptions {
  /** Where finished pictures are kept; several processes may share it. */
  cacheFolder: string
  /** Where the CMS keeps uploads. */
  mediaFolder: string
  cacheLimitBytes: number
  log: PicturesLog
  /** Who draws what nobody has uploaded; asked in this order, and before our own. */
  sources?: readonly PictureSource[]
  /** Without it there are none of partners. */
  partner?: PartnerPictures
}

/** Photos that lie at partners: `/file/partner/{name}`. */
export interface PartnerPictures {
  /** Where that picture lies; null: there is none. Whoever answers says which hosts may be asked. */
  find(name: string): Promise<URL | null>
  withinMs?: number
  mostBytes?: number
  /** What could not be had is not asked for again for so long. */
  restMs?: number
  now?(): number
}

export interface Pictures {
  scale(request: ScaleRequest): Promise<Outcome<Picture, PictureRefusal>>
  /** The upload as it was uploaded; a drawing at its full 1200 px as JPEG. */
  original(source: string): Promise<Outcome<Picture, PictureRefusal>>
  /** What other sites show beside a link: the picture with the shop's name and the title, as JPEG of `posterSize`. */
  poster(request: PosterRequest): Promise<Outcome<Picture, PictureRefusal>>
}
