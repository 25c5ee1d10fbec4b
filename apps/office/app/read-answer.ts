import { randomUUID } from 'node:crypto'
import { uploadRules } from '@wojaz/uploads'
import type { AtDesk } from './at-desk.ts'
import { fileFaults } from './talk-words.ts'

export interface SentAnswer {
  readonly typed: Readonly<Record<string, string>>
  /** The idempotency key: a form that is sent twice writes one message. */
  readonly sentAs: string
  readonly kept: readonly { readonly id: string; readonly name: string }[]
  /** A fault of the files or of the whole form. */
  readonly fileFault?: string
}

/** Reads the answer form. Files uploaded earlier are accepted only if this member uploaded them. */
export async function readAnswer({ uploads, member }: AtDesk, request: Request): Promise<SentAnswer> {
  const sentBy = `staff:${member.id}`
  const sent = await uploads.readForm(request, { for: 'message', sentBy })
  if (!sent.ok) {
    const { typed, code } = sent.refusal
    return { typed, sentAs: nameOf(typed.sentAs), kept: [], fileFault: fileFaults[code] }
  }
  const { typed, all, kept, refused } = sent.value
  const earlier = await Promise.all([...new Set(all('stay'))].slice(0, 10).map((id) => uploads.find(id)))
  const staying = earlier.flatMap((one) =>
    one?.ownerKind === 'message' && one.ownerId === null && one.sentBy === sentBy ? one : [],
  )
  const files = [...staying, ...kept].map(({ id, name }) => ({ id, name }))
  const faults = [
    ...refused.map(({ name, code }) => `${name}: ${fileFaults[code]}`),
    ...(files.length > uploadRules.message.files ? [fileFaults['too-many-files']] : []),
  ]
  return {
    typed,
    sentAs: nameOf(typed.sentAs),
    kept: files,
    ...(faults.length > 0 && { fileFault: faults.join(' ') }),
  }
}

function nameOf(sentAs = ''): string {
  return /^[\w-]{8,64}$/.test(sentAs) ? sentAs : randomUUID()
}
