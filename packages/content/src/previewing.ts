import { AsyncLocalStorage } from 'node:async_hooks'

const previewing = new AsyncLocalStorage<true>()

/** Reads inside may see drafts. The caller must have checked a preview token. */
export function whilePreviewing<T>(read: () => Promise<T>): Promise<T> {
  return previewing.run(true, read)
}

export function isPreviewing(): boolean {
  return previewing.getStore() ?? false
}
