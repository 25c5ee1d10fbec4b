import type { ClientBase, Pool } from 'pg'
import type { Attached } from './talk.ts'

/** The storage for files of messages, passed in by the caller. A message is identified there by its name. */
export interface MessageFiles {
  /**
   * Attaches uploads of this sender to a message of a thread, in the transaction that writes it. Null: done; `files-unknown`: they
   * are not theirs, or too many; `files-full`: the thread or its trip has as many files as are stored.
   */
  claim(
    client: ClientBase,
    uploads: readonly string[],
    message: { readonly name: string; readonly thread: string },
    sentBy: string,
  ): Promise<'files-unknown' | 'files-full' | null>
  of(
    client: ClientBase | Pool,
    messages: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Attached[]>>
  remove(client: ClientBase | Pool, messages: readonly string[]): Promise<void>
}

export const noFiles: MessageFiles = {
  claim: async () => 'files-unknown',
  of: async () => new Map(),
  remove: async () => {},
}

export function messageName(thread: string, number: number): string {
  return `${thread}/${number}`
}
