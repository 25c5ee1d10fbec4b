import type { MessageFiles } from '@wojaz/talks/server'
import { claimUploads, removeUploads, uploadsOf } from '@wojaz/uploads/server'

/** Files of messages are uploads; their owner is the thread's id with the message's number. */
export const messageFiles: MessageFiles = {
  async claim(client, uploads, { name, thread }, sentBy) {
    const owner = { kind: 'message', id: name } as const
    const claimed = await claimUploads(client, uploads, owner, { sentBy, about: thread })
    if (claimed.ok) return null
    return claimed.refusal.code === 'kept-full' ? 'files-full' : 'files-unknown'
  },
  of: (client, messages) => uploadsOf(client, 'message', messages),
  async remove(client, messages) {
    for (const id of (await uploadsOf(client, 'message', messages)).keys())
      await removeUploads(client, { kind: 'message', id })
  },
}

/** The sender that may attach an upload to a message. */
export function fileSender(customerId: string): string {
  return `customer:${customerId}`
}
