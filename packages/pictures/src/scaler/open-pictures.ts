import { createHash } from 'node:crypto'
import { accepted, type Outcome, refused } from '@wojaz/travel'
import { defaultQuality, maxPictureHeight, offeredWidths } from '../picture-sizes.ts'
import { DiskCache } from './disk-cache.ts'
import { contentTypes, encodePicture } from './encode-picture.ts'
import { findOriginal, type Original, sceneSize } from './originals.ts'
import type { Picture, PictureRefusal, Pictures, PicturesOptions, ScaleRequest } from './pictures.ts'
import { WorkQueue } from './work-queue.ts'

/** libvips spreads one picture over the cores itself; two at a time hide the reading and writing of files. */
const picturesAtATime = 2
/** At about 100 ms each this is a wait of 10 s; beyond it an honest refusal is kinder. */
const picturesInLine = 200
const secondsPerPicture = 10

type Answer = Outcome<Picture, PictureRefusal>

export function openPictures({ cacheFolder, mediaFolder, cacheLimitBytes, log }: PicturesOptions): Pictures {
  const cache = new DiskCache(cacheFolder, cacheLimitBytes)
  const queue = new WorkQueue(picturesAtATime, picturesInLine)
  const inFlight = new Map<string, Promise<Answer>>()

  async function scale(request: ScaleRequest): Promise<Answer> {
    const problem = problemOf(request)
    if (problem) return refused(problem)
    const original = await findOriginal(request.source, mediaFolder)
    if (typeof original === 'string') return refused({ code: original })
    const key = keyOf(request, original)
    const running = inFlight.get(key)
    if (running) return running
    const answer = fetchOrMake(key, request, original).finally(() => inFlight.delete(key))
    inFlight.set(key, answer)
    return answer
  }

  async function fetchOrMake(key: string, request: ScaleRequest, original: Original): Promise<Answer> {
    const kept = await cache.read(key).catch((error) => {
      log.warn({ error }, 'The picture cache cannot be read.')
      return undefined
    })
    if (kept) return accepted(pictureOf(kept, key, request))
    if (queue.isFull) return refused({ code: 'too-many-pictures' })
    return queue.run(() => make(key, request, original))
  }

  async function make(key: string, request: ScaleRequest, original: Original): Promise<Answer> {
    let bytes: Buffer
    try {
      const image = await original.cut(request)
      const encoded = encodePicture(image, request.format, request.quality ?? defaultQuality)
      bytes = await encoded.timeout({ seconds: secondsPerPicture }).toBuffer()
    } catch (error) {
      // A scene that cannot be drawn is our own fault, an upload that cannot be read is the file's.
      if (!original.file) throw error
      log.warn({ error, source: request.source }, 'An upload cannot be read as a picture.')
      return refused({ code: 'unreadable-picture' })
    }
    // A full or read-only disk slows the shop down; it does not take its pictures away.
    await cache
      .write(key, bytes)
      .catch((error) => log.error({ error }, 'The picture cache cannot be written.'))
    return accepted(pictureOf(bytes, key, request))
  }

  return {
    scale,
    async original(source) {
      const found = await findOriginal(source, mediaFolder)
      if (typeof found === 'string') return refused({ code: found })
      if (!found.file) return scale({ source, width: sceneSize.width, format: 'jpeg' })
      const etag = `"${hash([source, found.identity])}"`
      return accepted({ bytes: await found.file.read(), contentType: found.file.contentType, etag })
    },
  }
}

function problemOf({
  width,
  height,
  quality = defaultQuality,
  focal,
}: ScaleRequest): PictureRefusal | undefined {
  if (!offeredWidths.includes(width)) return { code: 'size-not-offered', field: 'dstw' }
  if (height !== undefined && !isWhole(height, 1, maxPictureHeight))
    return { code: 'size-not-offered', field: 'dth' }
  if (!isWhole(quality, 1, 100)) return { code: 'quality-not-offered', field: 'quality' }
  if (focal && !(isWhole(focal.x, 0, 100) && isWhole(focal.y, 0, 100))) {
    return { code: 'focal-not-offered', field: 'focal' }
  }
  return undefined
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

function keyOf(
  { source, width, height, quality = defaultQuality, format, focal }: ScaleRequest,
  original: Original,
) {
  return hash([source, original.identity, width, height ?? null, quality, format, focal ?? null])
}

function pictureOf(bytes: Buffer, key: string, { format }: ScaleRequest): Picture {
  return { bytes, contentType: contentTypes[format], etag: `"${key}"` }
}

function hash(facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40)
}
