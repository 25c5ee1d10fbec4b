const doneParameter = 'gotowe'

const sentences = {
  linked: 'account.ways.done.linked',
  unlinked: 'account.ways.done.unlinked',
  'passkey-added': 'account.ways.done.passkeyAdded',
  renamed: 'account.ways.done.renamed',
} as const

/** What has just been changed about the logins. */
export type LoginsDone = keyof typeof sentences

export function withDone(address: string, done: LoginsDone): string {
  return `${address}?${new URLSearchParams({ [doneParameter]: done })}`
}

/** The key of the sentence. Null: nothing was changed. */
export function doneText(search: string): (typeof sentences)[LoginsDone] | null {
  const done = new URLSearchParams(search).get(doneParameter) ?? ''
  return Object.hasOwn(sentences, done) ? sentences[done as LoginsDone] : null
}
