import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file's last use is its mtime, updated at most this often, so that a popular picture does not cost a disk write per hit. */
const useResolutionMs = 60_000
/** Temporary files of a crashed writer are deleted after this. */
const abandonedMs = 3_600_000
/** A new picture counts as used so long ago, until somebody asks for it again: many new ones evict each other, not those in use. */
const newcomerMs = 86_400_000
/** Evicting to a little under the limit makes evictions rare. */
const fillAfterEviction = 0.9

interface Entry {
  path: string
  bytes: number
  usedMs: number
}

/**
 * Finished pictures on disk, evicted by least recent use. The folder is the only state besides a running total in memory, so the
 * cache survives a restart and several processes can share it. File times are compared with the machine's clock, not with the
 * shop's clock.
 */
export class DiskCache {
  #bytes: number | undefined
  #evicting: Promise<void> | undefined

  constructor(
    readonly folder: string,
    readonly limitBytes: number,
  ) {}

  async read(key: string): Promise<Buffer | undefined> {
    const path = this.#path(key)
    try {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)])
      const now = Date.now()
      if (now - mtimeMs > useResolutionMs) await utimes(path, now / 1000, now / 1000)
      return bytes
    } catch (error) {
      if (isAbsent(error)) return undefined
      throw error
    }
  }

  /** Written to a temporary file and renamed, so that a reader sees the whole file or none. */
  async write(key: string, bytes: Buffer): Promise<void> {
    const path = this.#path(key)
    const aside = `${path}.${randomUUID()}.tmp`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(aside, bytes)
      await rename(aside, path)
      const before = (Date.now() - newcomerMs) / 1000
      await utimes(path, before, before)
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
    if (this.#bytes !== undefined) this.#bytes += bytes.length
    if (this.#bytes === undefined || this.#bytes > this.limitBytes) await this.evict()
  }

  evict(): Promise<void> {
    this.#evicting ??= this.#evict().finally(() => {
      this.#evicting = undefined
    })
    return this.#evicting
  }

  async #evict(): Promise<void> {
    const entries = await this.#entries()
    let total = entries.reduce((sum, entry) => sum + entry.bytes, 0)
    if (total > this.limitBytes) {
      for (const entry of entries.sort((a, b) => a.usedMs - b.usedMs)) {
        if (total <= this.limitBytes * fillAfterEviction) break
        await rm(entry.path, { force: true })
        total -= entry.bytes
      }
    }
    this.#bytes = total
  }

  async #entries(): Promise<Entry[]> {
    const entries: Entry[] = []
    for (const shelf of await listFolder(this.folder)) {
      for (const name of await listFolder(join(this.folder, shelf))) {
        const path = join(this.folder, shelf, name)
        const file = await stat(path).catch(() => undefined)
        if (!file?.isFile()) continue
        if (!name.endsWith('.tmp')) entries.push({ path, bytes: file.size, usedMs: file.mtimeMs })
        else if (Date.now() - file.mtimeMs > abandonedMs) await rm(path, { force: true })
      }
    }
    return entries
  }

  #path(key: string): string {
    return join(this.folder, key.slice(0, 2), key.slice(2))
  }
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isAbsent(error) || (error as NodeJS.ErrnoException).code === 'ENOTDIR') return []
    throw error
  }
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
