import { randomUUID } from 'node:crypto'
import { uploadRules } from '@wojaz/uploads'
import type { FileFault, KeptFile } from '../../app/features/mailbox/mailbox-view.ts'
import type { Context } from '../account/account-page.ts'
import { servicesContext } from '../request/context.ts'
import { fileSender } from './message-files.ts'

export interface TalkForm {
  readonly typed: Readonly<Record<string, string>>
  readonly sentAs: string
  /** Files sent with the form, and earlier ones that stay. */
  readonly kept: readonly KeptFile[]
  readonly faults: readonly FileFault[]
}

const name = /^[\da-f-]{36}$/

/** Reads a message form. The idempotency key must have the right format, and earlier files must belong to the sender. */
export async function readSentForm(
  context: Context,
  request: Request,
  customerId: string,
): Promise<TalkForm> {
  const { uploads } = context.get(servicesContext)
  const sentBy = fileSender(customerId)
  const sent = await uploads.readForm(request, { for: 'message', sentBy })
  if (!sent.ok) {
    const { typed, code } = sent.refusal
    return { typed, sentAs: nameOf(typed.sentAs), kept: [], faults: [{ name: '', code }] }
  }
  const { typed, all, kept, refused } = sent.value
  const earlier = await Promise.all([...new Set(all('stay'))].slice(0, 10).map((id) => uploads.find(id)))
  const staying = earlier.flatMap((one) =>
    one?.ownerKind === 'message' && one.ownerId === null && one.sentBy === sentBy ? one : [],
  )
  const files = [...staying, ...kept].map(({ id, name: called }) => ({ id, name: called }))
  const tooMany = files.length > uploadRules.message.files
  return {
    typed,
    sentAs: nameOf(typed.sentAs),
    kept: files,
    faults: [...refused, ...(tooMany ? [{ name: '', code: 'too-many-files' as const }] : [])],
  }
}

function nameOf(sentAs: string | undefined): string {
  return sentAs !== undefined && name.test(sentAs) ? sentAs : randomUUID()
}
