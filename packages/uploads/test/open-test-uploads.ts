import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { migrateUploads } from '../src/migrate-uploads.ts'
import { openUploads } from '../src/open-uploads.ts'

const open = (url: string) => openDatabase({ url, applicationName: 'test', onError() {} })

/** The uploads package with a separate database and folder, at noon until the test moves the clock. */
export async function openTestUploads() {
  const { url, drop } = await createTestDatabase({
    template: {
      name: 'uploads',
      isEmpty: true,
      async make(made) {
        const template = open(made)
        await migrateUploads(template.pool)
        await template.close()
      },
    },
  })
  const { pool, close } = open(url)
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  let now = Date.parse('2026-06-01T12:00:00Z')
  const log = { warn() {}, error() {} }
  const disk = { free: 100 * 1024 ** 3, total: 200 * 1024 ** 3 }
  return {
    pool,
    folder,
    uploads: openUploads({ pool, folder, clock: () => new Date(now), log, diskRoom: async () => disk }),
    /** Its free bytes can be changed. */
    disk,
    passHours(hours: number) {
      now += hours * 3_600_000
    },
    filesThere: async () => (await readdir(folder).catch(() => [])).sort(),
    strays: async () => (await pool.query('select from uploads.stray_file')).rowCount,
    async close() {
      await close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestUploads = Awaited<ReturnType<typeof openTestUploads>>

/** In chunks, as they come from a browser. */
export async function* pieces(bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** A form as a browser sends it; a value that is a pair is a file. */
export function formRequest(
  parts: readonly (readonly [string, string | readonly [name: string, content: Uint8Array]])[],
): Request {
  const form = new FormData()
  for (const [field, value] of parts)
    if (typeof value === 'string') form.append(field, value)
    else form.append(field, new Blob([value[1] as BlobPart]), value[0])
  return new Request('https://shop.example/', { method: 'POST', body: form })
}
