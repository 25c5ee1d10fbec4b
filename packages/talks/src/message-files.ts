import type { ClientBase, Pool } from 'pg'
import type { Attached } from './talk.ts'

/** The storage for files of messages, passed in by the caller. A message is identified there by its name. */
export interface MessageFiles {
  /**
   * Attaches uploads of this sender to a message, in the transaction that writes it. False if they are not theirs or too many.
   */
  claim(client: ClientBase, uploads: readonly string[], message: string, sentBy: string): Promise<boolean>
  of(
    client: ClientBase | Pool,
    messages: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Attached[]>>
  remove(client: ClientBase | Pool, messages: readonly string[]): Promise<void>
}

export const noFiles: MessageFiles = {
  claim: async () => false,
  of: async () => new Map(),
  remove: async () => {},
}

export function messageName(thread: string, number: number): string {
  return `${thread}/${number}`
}
