import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { FairQueue } from '@wojaz/travel/fair-queue'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import sharp, { type Sharp } from 'sharp'
import { offeredSize } from '../offered-size.ts'
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

/** libvips uses several cores for one picture; two at a time hide the reading and writing of files. */
const picturesAtATime = 2
/** At about 100 ms each this is a wait of 10 s; beyond it a refusal is better. */
const picturesInLine = 200
/** Of one household: a page with all its pictures and the next one. It waits for itself, not for others. */
const picturesInLineEach = 80
/** Drawings have names that can be invented, uploads have not: they do not take each other's space. */
const drawingsFolder = 'drawn'
const secondsPerPicture = 10
/** Lower values damage the edges of letters. */
const posterQuality = 86
/** The background of a poster for a page without a picture. */
const ownDrawing = 'default/poster.jpg'

type Answer = Outcome<Picture, PictureRefusal>

interface Wanted {
  readonly key: string
  readonly format: PictureFormat
  readonly make: () => Promise<Buffer | null>
  readonly ready?: Original['ready']
  readonly shelf: DiskCache
  readonly asker: string | undefined
}

export function openPictures(options: PicturesOptions): Pictures {
  const { cacheFolder, mediaFolder, cacheLimitBytes, log, partner, sources = [] } = options
  const cache = new DiskCache(cacheFolder, cacheLimitBytes / 2)
  const drawings = new DiskCache(join(cacheFolder, drawingsFolder), cacheLimitBytes / 2)
  const partnerOriginal = partner && partnerPictures(partner, cache, log)
  const find = (source: string) =>
    findOriginal(source, mediaFolder, [...sources, defaultPictures], partnerOriginal)
  const queue = new FairQueue({
    running: picturesAtATime,
    runningEach: picturesAtATime,
    waitingEach: picturesInLineEach,
    waitingInAll: picturesInLine,
  })
  const inFlight = new Map<string, { answer: Promise<Answer>; asker: string | undefined }>()

  async function scale(asked: ScaleRequest, asker?: string): Promise<Answer> {
    const problem = problemOf(asked)
    if (problem) return refused(problem)
    const request = offeredSize(asked)
    const original = await find(request.source)
    if (typeof original === 'string') return refused({ code: original })
    const { format, quality } = request
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
    const shelf = isDrawn(original) ? drawings : cache
    return once({ key: keyOf(request, original), format, make: draw, ready: original.ready, shelf, asker })
  }

  async function poster({ title, source }: PosterRequest, asker?: string): Promise<Answer> {
    const chosen = source === null ? 'unknown-picture' : await find(source)
    const original = typeof chosen === 'string' ? await find(ownDrawing) : chosen
    if (typeof original === 'string') return refused({ code: original })
    const key = hash([posterVersion, title, source, original.identity])
    const make = async () => {
      const background = await flat(original).catch(async (error) => {
        if (isDrawn(original)) throw error
        log.warn({ error, source }, 'An upload cannot be read as a picture.')
        return flat((await find(ownDrawing)) as Original)
      })
      const posted = sharp(background).composite([{ input: Buffer.from(drawPoster(title)) }])
      return encoded(posted, 'jpeg', posterQuality)
    }
    return once({ key, format: 'jpeg', make, shelf: cache, asker })
  }

  /** Concurrent requests for the same picture share one run. */
  async function once(wanted: Wanted): Promise<Answer> {
    const running = inFlight.get(wanted.key)
    // Whoever was in the line of another household is not refused with it.
    if (running)
      return running.asker === wanted.asker ? running.answer : unlessRefused(await running.answer, wanted)
    const answer = fetchOrMake(wanted).finally(() => inFlight.delete(wanted.key))
    inFlight.set(wanted.key, { answer, asker: wanted.asker })
    return answer
  }

  async function unlessRefused(answer: Answer, wanted: Wanted): Promise<Answer> {
    return answer.ok || answer.refusal.code !== 'too-many-pictures' ? answer : once(wanted)
  }

  async function fetchOrMake({ key, format, make, ready, shelf, asker }: Wanted): Promise<Answer> {
    const kept = await shelf.read(key).catch((error) => {
      log.warn({ error }, 'The picture cache cannot be read.')
      return undefined
    })
    if (kept) return accepted(pictureOf(kept, key, format))
    const problem = ready ? await ready() : null
    if (problem) return refused({ code: problem })
    const leave = await queue.enter({ asker: asker ?? 'the shop' })
    if (!leave) return refused({ code: 'too-many-pictures' })
    const bytes = await make().finally(leave)
    if (!bytes) return refused({ code: 'unreadable-picture' })
    // A full or read-only disk only slows the shop down; pictures are still served.
    await shelf
      .write(key, bytes)
      .catch((error) => log.error({ error }, 'The picture cache cannot be written.'))
    return accepted(pictureOf(bytes, key, format))
  }

  return {
    scale,
    poster,
    async original(source, asker) {
      const found = await find(source)
      if (typeof found === 'string') return refused({ code: found })
      if (!found.file) return scale({ source, width: drawingSize.width, format: 'jpeg' }, asker)
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

/** Numbers that are no size at all; the others become the nearest size (`offeredSize`). */
function problemOf({ width, height, quality, focal }: ScaleRequest): PictureRefusal | undefined {
  if (!isWhole(width)) return { code: 'size-not-offered', field: 'dstw' }
  if (height !== undefined && !isWhole(height)) return { code: 'size-not-offered', field: 'dth' }
  if (quality !== undefined && !isWhole(quality, 1, 100))
    return { code: 'quality-not-offered', field: 'quality' }
  if (focal && !(isWhole(focal.x, 0, 100) && isWhole(focal.y, 0, 100))) {
    return { code: 'focal-not-offered', field: 'focal' }
  }
  return undefined
}

function isWhole(value: number, least = 1, most = 999_999): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

function keyOf({ source, width, height, quality, format, focal }: ScaleRequest, original: Original) {
  const { name = source, identity } = original
  return hash([name, identity, width, height ?? null, quality, format, focal ?? null])
}

function pictureOf(bytes: Buffer, key: string, format: PictureFormat): Picture {
  return { bytes, contentType: contentTypes[format], etag: `"${key}"` }
}

function hash(facts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40)
}
