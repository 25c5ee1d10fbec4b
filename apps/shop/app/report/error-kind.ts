import type { ErrorKind } from '../features/error-screen/error-screen.tsx'
import type { ErrorTemplateType } from '../features/error-screen/error-template.tsx'

/** `thrown` is what a loader answered on purpose; null when something broke. */
export function errorKind(thrown: { status: number; data: unknown } | null): ErrorKind {
  if (thrown?.status === 404) return hasCode(thrown.data, 'page-not-active') ? 'notActive' : 'notFound'
  if (thrown?.status === 503) return 'unavailable'
  return 'failed'
}

/** Of the page that editors write for it. */
export function errorTemplateType(kind: ErrorKind): ErrorTemplateType {
  return kind === 'notFound' || kind === 'notActive' ? 'page404' : 'error'
}

function hasCode(data: unknown, code: string): boolean {
  return typeof data === 'object' && data !== null && 'code' in data && data.code === code
}
