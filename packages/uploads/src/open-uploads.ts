import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Database, inTransaction, type PollingLoop, startPolling } from '@wojaz/database'
import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { isUploadId } from './claim-uploads.ts'
import { cleanName } from './clean-name.ts'
import { type ReadDiskRoom, readDiskRoom } from './disk-room.ts'
import { readUploadForm } from './read-upload-form.ts'
import { sweepUploads } from './sweep-uploads.ts'
import type { OwnerKind, Upload, UploadFormRefusal, UploadRefusal } from './upload.ts'
import { type KeptFile, openUploadFiles } from './upload-files.ts'
import { uploadRules } from './upload-limits.ts'
import {
  announceFile,
  findUpload,
  forgetFile,
  insertUpload,
  lockSender,
  type UploadRow,
  uploadsOf,
} from './upload-rows.ts'
import { openUploadSpace } from './upload-space.ts'

export interface UploadsOptions {
  pool: Database['pool']
  clock: Clock
  /** Outside of everything that the shop serves. */
  folder: string
  /** The space of the disk; without it the system is asked. */
  diskRoom?: ReadDiskRoom
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void }
}

/** The purpose of a file: the kind of its later owner, and a name of the sender that nobody else can have. */
export interface Sending {
  readonly for: OwnerKind
  readonly sentBy: string
}

export interface SentForm {
  /** The typed fields, without files; if a field was sent twice, it has one value. */
  readonly typed: Readonly<Record<string, string>>
  /** Every value of a field. */
  all(field: string): readonly string[]
  readonly kept: readonly Upload[]
  /** Shown to the sender beside the name of each file. */
  readonly refused: readonly { readonly name: string; readonly code: UploadRefusal['code'] }[]
}

export type Uploads = ReturnType<typeof openUploads>

const sweptEveryMs = 3_600_000

/** Files of guests and staff: received, stored, served, removed. The package that owns a file decides who may see it. */
export function openUploads({ pool, clock, folder, log, diskRoom = readDiskRoom }: UploadsOptions) {
  const files = openUploadFiles(folder)
  const space = openUploadSpace({ pool, clock, log, room: () => files.room(diskRoom) })
  let polling: PollingLoop | null = null
  const sweep = () => sweepUploads(pool, files, clock())

  async function keep(
    content: AsyncIterable<Uint8Array>,
    sentName: string,
    sending: Sending,
  ): Promise<Outcome<Upload, UploadRefusal>> {
    const receiving = await space.receive(sending.sentBy, content)
    if (!receiving.ok) return receiving
    const id = randomUUID()
    await announceFile(pool, id, clock())
    try {
      const kept = await files.keep(id, receiving.value.content, uploadRules[sending.for].kinds)
      const row = kept.ok ? await entered(id, sentName, sending, kept.value) : kept
      // Before the note is taken away: a file without both would stay for ever.
      if (!row.ok) {
        await files.remove(id)
        await forgetFile(pool, id)
      }
      return row
    } catch (error) {
      await files.remove(id)
      const code = receiving.value.stoppedBy(error)
      if (!code) throw error
      await forgetFile(pool, id)
      return refused({ code })
    } finally {
      receiving.value.done()
    }
  }

  /** Counted once more: forms that arrived at the same time did not see each other's files. */
  async function entered(
    id: string,
    sentName: string,
    { for: ownerKind, sentBy }: Sending,
    file: KeptFile,
  ): Promise<Outcome<Upload, UploadRefusal>> {
    return inTransaction(pool, async (client) => {
      await lockSender(client, sentBy)
      const code = await space.refusalOf(client, sentBy, file.bytes)
      if (code) return refused({ code })
      const name = cleanName(sentName, file.kind)
      const row = await insertUpload(client, { id, name, ownerKind, sentBy, file, now: clock() })
      return row ? accepted(row) : refused({ code: 'not-kept' })
    })
  }

  return {
    /**
     * Stores one file: a picture or a PDF by its content, or refused. It waits a day to be attached to its owner
     * (`claimUploads`).
     */
    async keep(...sent: Parameters<typeof keep>): Promise<Outcome<Upload, UploadRefusal>> {
      try {
        return await keep(...sent)
      } catch (error) {
        if (!isOfTheDisk(error)) throw error
        log.error({ err: error }, 'an upload could not be kept')
        return refused({ code: isFull(error) ? 'disk-full' : 'not-kept' })
      }
    },

    /** Reads a form of a page or a call, with or without files. A refused file does not make the rest of the form fail. */
    async readForm(
      request: Pick<Request, 'headers' | 'body'>,
      sending: Sending,
    ): Promise<Outcome<SentForm, UploadFormRefusal>> {
      // By position in the form, because a small file is done before a large one that was chosen first.
      const outcomes: { name: string; outcome: Outcome<Upload, UploadRefusal> }[] = []
      let sent = 0
      const read = await readUploadForm(request, async ({ name, content }) => {
        const place = sent++
        const outcome: Outcome<Upload, UploadRefusal> =
          sent > uploadRules[sending.for].files
            ? refused({ code: 'too-many-files' })
            : await this.keep(content, name, sending)
        outcomes[place] = { name, outcome }
      })
      if (!read.ok) return read
      const kept = outcomes.flatMap(({ outcome }) => (outcome.ok ? outcome.value : []))
      // No file was chosen: browsers send the field anyway.
      const refusals = outcomes.flatMap(({ name, outcome }) =>
        outcome.ok || (name === '' && outcome.refusal.code === 'file-empty')
          ? []
          : { name: cleanName(name, 'picture').replace(/\.jpg$/, ''), code: outcome.refusal.code },
      )
      const { fields } = read.value
      return accepted({
        typed: Object.fromEntries(fields),
        all: (field: string) => fields.getAll(field),
        kept,
        refused: refusals,
      })
    },

    /** The caller must first check that the guest may have it. */
    find: async (id: string): Promise<UploadRow | null> => (isUploadId(id) ? findUpload(pool, id) : null),

    of: (kind: OwnerKind, owners: readonly string[]) => uploadsOf(pool, kind, owners),

    /** The file; small: for lists, only pictures. Null if it is gone. */
    open: (id: string, size?: 'whole' | 'small'): Promise<Readable | null> =>
      isUploadId(id) ? files.open(id, size) : Promise.resolve(null),

    sweep,

    start() {
      polling ??= startPolling(sweep, sweptEveryMs, (error) =>
        log.warn({ err: error }, 'uploads were not swept'),
      )
    },

    async close() {
      await polling?.stop()
    },
  }
}

function isOfTheDisk(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return isFull(error) || ['EROFS', 'EACCES', 'EIO', 'EMFILE', 'EEXIST', 'ENOTDIR'].includes(code ?? '')
}

function isFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}
