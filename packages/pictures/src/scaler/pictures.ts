import type { Outcome } from '@wojaz/travel/outcome'
import type { Focal } from '../picture-url.ts'
import type { PictureSource } from './picture-source.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

export interface ScaleRequest {
  /** The path after `/scale/` or `/file/`, percent-decoded once: `media/hotel.jpg`, `scenes/coast.greek.noon.a1.jpg`. */
  source: string
  width: number
  /** Crops to width × height; without it the picture keeps its proportions. */
  height?: number
  quality?: number
  format: PictureFormat
  focal?: Focal
}

export interface PosterRequest {
  title: string
  /** As in a `ScaleRequest`; if it is null or the picture is gone, a drawing is used. */
  source: string | null
}

export interface Picture {
  bytes: Buffer
  contentType: string
  /** Strong and quoted; derived from the request and the original, so every node gives the same. */
  etag: string
}

/** `field` is the query parameter that was wrong. */
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
  /** The folder of finished pictures; several processes may share it. */
  cacheFolder: string
  /** The folder of the CMS's uploads. */
  mediaFolder: string
  cacheLimitBytes: number
  log: PicturesLog
  /** Sources for pictures that nobody has uploaded; tried in this order, before the built-in one. */
  sources?: readonly PictureSource[]
  /** Without it there are no pictures of partners. */
  partner?: PartnerPictures
}

/** Photos of partners: `/file/partner/{name}`. */
export interface PartnerPictures {
  /** The address of that picture; null if there is none. The implementation decides which hosts are allowed. */
  find(name: string): Promise<URL | null>
  withinMs?: number
  mostBytes?: number
  /** After a failure it is not fetched again for so long. */
  restMs?: number
  now?(): number
}

export interface Pictures {
  /** `asker`: whose request it is; everybody's pictures wait in a line of their own. */
  scale(request: ScaleRequest, asker?: string): Promise<Outcome<Picture, PictureRefusal>>
  /** The upload as it was uploaded; a drawing at its full 1200 px as JPEG. */
  original(source: string, asker?: string): Promise<Outcome<Picture, PictureRefusal>>
  /** The preview of a link on other sites: the picture with the shop's name and the title, as JPEG of `posterSize`. */
  poster(request: PosterRequest, asker?: string): Promise<Outcome<Picture, PictureRefusal>>
}
