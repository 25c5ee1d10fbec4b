/** How a page can fail, as the guest is told. */
export type ErrorKind = 'notFound' | 'notActive' | 'failed' | 'unavailable' | 'busy' | 'tooOften'

export type ErrorTemplateType = 'page404' | 'error' | 'pageError'

/** `thrown` is a response that a loader threw on purpose; null: an unexpected error. */
export function errorKind(thrown: { status: number; data: unknown } | null): ErrorKind {
  if (thrown?.status === 404) return hasCode(thrown.data, 'page-not-active') ? 'notActive' : 'notFound'
  if (thrown?.status === 503) return 'unavailable'
  if (thrown?.status === 429) return hasCode(thrown.data, 'too-many-questions') ? 'busy' : 'tooOften'
  return 'failed'
}

/** The type of the template that editors write for it. */
export function errorTemplateType(kind: ErrorKind): ErrorTemplateType {
  if (kind === 'notFound' || kind === 'notActive') return 'page404'
  // Either one page has failed and the others work, or the whole shop waits for its database.
  return kind === 'failed' ? 'pageError' : 'error'
}

function hasCode(data: unknown, code: string): boolean {
  return typeof data === 'object' && data !== null && 'code' in data && data.code === code
}
