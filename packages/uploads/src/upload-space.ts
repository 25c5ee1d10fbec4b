import type { Database } from '@wojaz/database'
import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type DiskRoom, isDiskFull } from './disk-room.ts'
import type { UploadsOptions } from './open-uploads.ts'
import type { UploadRefusal } from './upload.ts'
import { bytesBesideFile, bytesPerDiskLook } from './upload-limits.ts'
import { type QuotaCode, quotaRefusal, type SentSoFar } from './upload-quota.ts'
import { type Asking, sentSoFar } from './upload-rows.ts'

interface Receiving {
  readonly content: AsyncIterable<Uint8Array>
  /** Why the content was stopped; undefined: the error is another one. */
  stoppedBy(error: unknown): QuotaCode | undefined
  done(): void
}

interface SpaceOptions {
  readonly pool: Database['pool']
  readonly clock: Clock
  readonly log: UploadsOptions['log']
  room(): Promise<DiskRoom>
}

const dayMs = 86_400_000

/** Whether there is space for a file: what its sender may still send, and what the disk has. */
export function openUploadSpace({ pool, clock, log, room }: SpaceOptions) {
  /** Bytes that are arriving at this process, by sender: they have no row yet. */
  const arriving = new Map<string, number>()
  let wasFull = false

  const soFar = (client: Asking, sentBy: string) =>
    sentSoFar(client, sentBy, new Date(clock().getTime() - dayMs))

  async function isFull(): Promise<boolean> {
    const now = await room()
    const full = isDiskFull(now)
    // Once, and not for every file: the log may be on the same disk.
    if (full && !wasFull) log.error({ ...now }, 'the disk is nearly full: no files of guests are taken')
    wasFull = full
    return full
  }

  /** Lets the content through as long as there is space for it. */
  async function* watched(
    content: AsyncIterable<Uint8Array>,
    sentBy: string,
    sent: SentSoFar,
    add: (bytes: number) => void,
  ) {
    let unlooked = 0
    for await (const piece of content) {
      add(piece.length)
      unlooked += piece.length
      const code = quotaRefusal(sent, arriving.get(sentBy) ?? 0, sentBy)
      if (code) throw new Stopped(code)
      if (unlooked >= bytesPerDiskLook) {
        unlooked = 0
        if (await isFull()) throw new Stopped('disk-full')
      }
      yield piece
    }
  }

  return {
    async receive(
      sentBy: string,
      content: AsyncIterable<Uint8Array>,
    ): Promise<Outcome<Receiving, UploadRefusal>> {
      if (await isFull()) return refused({ code: 'disk-full' })
      const sent = await soFar(pool, sentBy)
      const code = quotaRefusal(sent, arriving.get(sentBy) ?? 0, sentBy)
      if (code) return refused({ code })
      let own = 0
      const add = (bytes: number) => {
        own += bytes
        arriving.set(sentBy, (arriving.get(sentBy) ?? 0) + bytes)
      }
      return accepted({
        content: watched(content, sentBy, sent, add),
        stoppedBy: (error) => (error instanceof Stopped ? error.code : undefined),
        done() {
          const left = (arriving.get(sentBy) ?? 0) - own
          if (left > 0) arriving.set(sentBy, left)
          else arriving.delete(sentBy)
        },
      })
    },

    refusalOf: async (client: Asking, sentBy: string, bytes: number): Promise<QuotaCode | null> =>
      quotaRefusal(await soFar(client, sentBy), bytes + bytesBesideFile, sentBy),
  }
}

class Stopped extends Error {
  constructor(readonly code: QuotaCode) {
    super(code)
  }
}
