import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { cleanPhoto } from '@wojaz/pictures/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { DiskRoom, ReadDiskRoom } from './disk-room.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'
import type { UploadKind, UploadRefusal } from './upload.ts'
import { longestSide, smallSide } from './upload-limits.ts'

export interface KeptFile extends ReceivedFile {
  readonly width: number | null
  readonly height: number | null
}

const photoRefusals = {
  'too-many-pixels': 'picture-too-large',
  'unreadable-picture': 'file-unreadable',
  'too-many-pictures': 'not-kept',
} as const

/** The folder of uploads: not served by the shop, readable only by it. A picture also has a small version. */
export function openUploadFiles(folder: string) {
  const whole = (id: string) => join(folder, id)
  const small = (id: string) => join(folder, `${id}-small`)
  const part = (id: string) => join(folder, `${id}-part`)

  const made = () => mkdir(folder, { recursive: true, mode: 0o700 })

  return {
    async room(read: ReadDiskRoom): Promise<DiskRoom> {
      await made()
      return read(folder)
    },

    /** Receives a file and stores it under this id; a refused file leaves nothing behind. */
    async keep(
      id: string,
      sent: AsyncIterable<Uint8Array>,
      kinds: readonly UploadKind[],
    ): Promise<Outcome<KeptFile, UploadRefusal>> {
      await made()
      try {
        const received = await receiveFile(sent, part(id), kinds)
        if (!received.ok) return received
        if (received.value.kind === 'pdf') {
          await rename(part(id), whole(id))
          return accepted({ ...received.value, width: null, height: null })
        }
        const photo = await cleanPhoto(part(id), { longest: longestSide, small: smallSide })
        if (!photo.ok) return refused({ code: photoRefusals[photo.refusal.code] })
        const { bytes, width, height } = photo.value
        await writeFile(small(id), photo.value.small, { mode: 0o600 })
        await writeFile(whole(id), bytes, { mode: 0o600 })
        const sha256 = createHash('sha256').update(bytes).digest()
        return accepted({ kind: 'picture', bytes: bytes.length, sha256, width, height })
      } finally {
        await rm(part(id), { force: true })
      }
    },

    /** Null if it is gone. */
    async open(id: string, size: 'whole' | 'small' = 'whole'): Promise<Readable | null> {
      const path = size === 'small' ? small(id) : whole(id)
      const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch((error) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      })
      return file?.createReadStream() ?? null
    },

    async remove(id: string): Promise<void> {
      for (const path of [whole(id), small(id), part(id)]) await rm(path, { force: true })
    },
  }
}
