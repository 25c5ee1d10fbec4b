import { createHash } from 'node:crypto'
import type { DiskCache } from './disk-cache.ts'
import { recognise } from './media-file.ts'
import { cutUpload, type Original } from './originals.ts'
import type { PartnerPictures, PicturesLog } from './pictures.ts'
import { WorkQueue } from './work-queue.ts'

const defaults = { withinMs: 8_000, mostBytes: 10 * 1024 * 1024, restMs: 60_000 }
/** A separate queue: a slow partner does not delay our own pictures. */
const fetchesAtATime = 4
const fetchesInLine = 20
const mostRemembered = 1_000

type Fetched = Buffer | 'unreadable-picture' | 'too-many-pictures'

/**
 * Photos of partners, fetched by the server and encoded again: a guest's browser never contacts the partner, and no byte of its
 * file is passed on. They are fetched once and cached beside the finished pictures; after a failure they are not fetched again
 * for a while.
 */
export function partnerPictures(options: PartnerPictures, cache: DiskCache, log: PicturesLog) {
  const { find, now = Date.now } = options
  const { withinMs, mostBytes, restMs } = { ...defaults, ...options }
  const queue = new WorkQueue(fetchesAtATime, fetchesInLine)
  const failed = new Map<string, number>()
  const underWay = new Map<string, Promise<Fetched>>()

  async function fetchOnce(url: string): Promise<Fetched> {
    const key = createHash('sha256').update(`partner ${url}`).digest('hex').slice(0, 40)
    const kept = await cache.read(key).catch(() => undefined)
    if (kept) return kept
    if ((failed.get(url) ?? Number.NEGATIVE_INFINITY) > now()) return 'unreadable-picture'
    if (queue.isFull) return 'too-many-pictures'
    const bytes = await queue.run(() => download(url, { withinMs, mostBytes }).catch(() => null))
    if (!bytes) {
      remember(url)
      log.warn({ host: new URL(url).host }, 'A picture of a partner cannot be had.')
      return 'unreadable-picture'
    }
    await cache
      .write(key, bytes)
      .catch((error) => log.error({ error }, 'The picture cache cannot be written.'))
    return bytes
  }

  function remember(url: string): void {
    failed.delete(url)
    failed.set(url, now() + restMs)
    const [oldest] = failed.keys()
    if (failed.size > mostRemembered && oldest !== undefined) failed.delete(oldest)
  }

  /** All sizes of one photo wait for one fetch. */
  function shared(url: string): Promise<Fetched> {
    const running = underWay.get(url)
    if (running) return running
    const fetching = fetchOnce(url).finally(() => underWay.delete(url))
    underWay.set(url, fetching)
    return fetching
  }

  return async function partnerOriginal(name: string): Promise<Original | 'unknown-picture'> {
    const url = (await find(name))?.href
    if (!url) return 'unknown-picture'
    let bytes: Buffer | null = null
    const ready = async () => {
      const fetched = bytes ?? (await shared(url))
      if (typeof fetched === 'string') return fetched
      bytes = fetched
      return null
    }
    return {
      identity: url,
      ready,
      cut: async (shape) => {
        const problem = await ready()
        if (!bytes) throw new Error(problem ?? 'unreadable-picture')
        return cutUpload(bytes, shape)
      },
    }
  }
}

async function download(
  url: string,
  { withinMs, mostBytes }: { withinMs: number; mostBytes: number },
): Promise<Buffer | null> {
  const response = await fetch(url, {
    // A redirect might lead to a host that is not allowed.
    redirect: 'error',
    signal: AbortSignal.timeout(withinMs),
    headers: { accept: 'image/avif,image/webp,image/jpeg,image/png' },
  })
  if (!response.ok || !response.body) return null
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body) {
    length += part.length
    if (length > mostBytes) return null
    parts.push(part)
  }
  const bytes = Buffer.concat(parts)
  return recognise(bytes.subarray(0, 16)) ? bytes : null
}
