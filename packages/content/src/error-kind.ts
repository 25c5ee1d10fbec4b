/** How a page can fail, as its guest is told. */
export type ErrorKind = 'notFound' | 'notActive' | 'failed' | 'unavailable' | 'busy' | 'tooOften'

export type ErrorTemplateType = 'page404' | 'error' | 'pageError'

/** `thrown` is what a loader answered on purpose; null when something broke. */
export function errorKind(thrown: { status: number; data: unknown } | null): ErrorKind {
  if (thrown?.status === 404) return hasCode(thrown.data, 'page-not-active') ? 'notActive' : 'notFound'
  if (thrown?.status === 503) return 'unavailable'
  if (thrown?.status === 429) return hasCode(thrown.data, 'too-many-questions') ? 'busy' : 'tooOften'
  return 'failed'
}

/** Of the page that editors write for it. */
export function errorTemplateType(kind: ErrorKind): ErrorTemplateType {
  if (kind === 'notFound' || kind === 'notActive') return 'page404'
  // One page has failed and the others stand; or the whole shop has to wait for its database.
  return kind === 'failed' ? 'pageError' : 'error'
}

function hasCode(data: unknown, code: string): boolean {
  return typeof data === 'object' && data !== null && 'code' in data && data.code === code
}
