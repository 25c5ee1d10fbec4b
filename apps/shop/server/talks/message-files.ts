import type { MessageFiles } from '@wojaz/talks/server'
import { claimUploads, removeUploads, uploadsOf } from '@wojaz/uploads/server'

/** Files of messages are uploads; a message is known there by the name of its thread and its number. */
export const messageFiles: MessageFiles = {
  async claim(client, uploads, message, sentBy) {
    return (await claimUploads(client, uploads, { kind: 'message', id: message }, sentBy)).ok
  },
  of: (client, messages) => uploadsOf(client, 'message', messages),
  async remove(client, messages) {
    for (const id of (await uploadsOf(client, 'message', messages)).keys())
      await removeUploads(client, { kind: 'message', id })
  },
}

/** Who may make an upload part of a message. */
export function fileSender(customerId: string): string {
  return `customer:${customerId}`
}
