import { createHash } from 'node:crypto'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import sharp, { type Sharp } from 'sharp'
import { defaultQuality, maxPictureHeight, offeredWidths } from '../picture-sizes.ts'
import { drawPoster, posterSize, posterVersion } from '../poster/draw-poster.ts'
import { DiskCache } from './disk-cache.ts'
import { contentTypes, encodePicture } from './encode-picture.ts'
import { drawingSize, findOriginal, type Original } from './originals.ts'
import { partnerPictures } from './partner-pictures.ts'
import { defaultPictures } from './picture-source.ts'
import type {
  Picture,
  PictureFormat,
  PictureRefusal,
  Pictures,
  PicturesOptions,
  PosterRequest,
  ScaleRequest,
} from './pictures.ts'
import { WorkQueue } from './work-queue.ts'

/** libvips uses several cores for one picture; two at a time hide the reading and writing of files. */
const picturesAtATime = 2
/** At about 100 ms each this is a wait of 10 s; beyond it a refusal is better. */
const picturesInLine = 200
const secondsPerPicture = 10
/** Lower values damage the edges of letters. */
const posterQuality = 86
/** The background of a poster for a page without a picture. */
const ownDrawing = 'default/poster.jpg'

type Answer = Outcome<Picture, PictureRefusal>

export function openPictures(options: PicturesOptions): Pictures {
  const { cacheFolder, mediaFolder, cacheLimitBytes, log, partner, sources = [] } = options
  const cache = new DiskCache(cacheFolder, cacheLimitBytes)
  const partnerOriginal = partner && partnerPictures(partner, cache, log)
  const find = (source: string) =>
    findOriginal(source, mediaFolder, [...sources, defaultPictures], partnerOriginal)
  const queue = new WorkQueue(picturesAtATime, picturesInLine)
  const inFlight = new Map<string, Promise<Answer>>()

  async function scale(request: ScaleRequest): Promise<Answer> {
    const problem = problemOf(request)
    if (problem) return refused(problem)
    const original = await find(request.source)
    if (typeof original === 'string') return refused({ code: original })
    const { format, quality = defaultQuality } = request
    const draw = async () => {
      try {
        return await encoded(await original.cut(request), format, quality)
      } catch (error) {
        // A drawing that fails is our fault; an unreadable upload is the file's fault.
        if (isDrawn(original)) throw error
        log.warn({ error, source: request.source }, 'An upload cannot be read as a picture.')
        return null
      }
    }
    return once(keyOf(request, original), format, draw, original.ready)
  }

  async function poster({ title, source }: PosterRequest): Promise<Answer> {
    const chosen = source === null ? 'unknown-picture' : await find(source)
    const original = typeof chosen === 'string' ? await find(ownDrawing) : chosen
    if (typeof original === 'string') return refused({ code: original })
    const key = hash([posterVersion, title, source, original.identity])
    return once(key, 'jpeg', async () => {
      const background = await flat(original).catch(async (error) => {
        if (isDrawn(original)) throw error
        log.warn({ error, source }, 'An upload cannot be read as a picture.')
        return flat((await find(ownDrawing)) as Original)
      })
      const posted = sharp(background).composite([{ input: Buffer.from(drawPoster(title)) }])
      return encoded(posted, 'jpeg', posterQuality)
    })
  }

  /** Concurrent requests for the same picture share one run. */
  function once(
    key: string,
    format: PictureFormat,
    make: () => Promise<Buffer | null>,
    ready?: Original['ready'],
  ): Promise<Answer> {
    const running = inFlight.get(key)
    if (running) return running
    const answer = fetchOrMake(key, format, make, ready).finally(() => inFlight.delete(key))
    inFlight.set(key, answer)
    return answer
  }

  async function fetchOrMake(
    key: string,
    format: PictureFormat,
    make: () => Promise<Buffer | null>,
    ready: Original['ready'],
  ): Promise<Answer> {
    const kept = await cache.read(key).catch((error) => {
      log.warn({ error }, 'The picture cache cannot be read.')
      return undefined
    })
    if (kept) return accepted(pictureOf(kept, key, format))
    const problem = ready ? await ready() : null
    if (problem) return refused({ code: problem })
    if (queue.isFull) return refused({ code: 'too-many-pictures' })
    const bytes = await queue.run(make)
    if (!bytes) return refused({ code: 'unreadable-picture' })
    // A full or read-only disk only slows the shop down; pictures are still served.
    await cache
      .write(key, bytes)
      .catch((error) => log.error({ error }, 'The picture cache cannot be written.'))
    return accepted(pictureOf(bytes, key, format))
  }

  return {
    scale,
    poster,
    async original(source) {
      const found = await find(source)
      if (typeof found === 'string') return refused({ code: found })
      if (!found.file) return scale({ source, width: drawingSize.width, format: 'jpeg' })
      const etag = `"${hash([source, found.identity])}"`
      return accepted({ bytes: await found.file.read(), contentType: found.file.contentType, etag })
    },
  }
}

const isDrawn = ({ file, ready }: Original) => !file && !ready

/** A separate step, because sharp composes first and scales afterwards. */
async function flat(original: Original): Promise<Buffer> {
  const { width, height } = posterSize
  const cut = (await original.cut(posterSize))
    .resize(width, height, { fit: 'cover' })
    .png({ compressionLevel: 1 })
  return cut.timeout({ seconds: secondsPerPicture }).toBuffer()
}

function encoded(image: Sharp, format: PictureFormat, quality: number): Promise<Buffer> {
  return encodePicture(image, format, quality).timeout({ seconds: secondsPerPicture }).toBuffer()
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

function pictureOf(bytes: Buffer, key: string, format: PictureFormat): Picture {
  return { bytes, contentType: contentTypes[format], etag: `"${key}"` }
}

function hash(facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40)
}
