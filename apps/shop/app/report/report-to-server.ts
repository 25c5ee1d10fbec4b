import { isNoise } from './sentry/drop-rules.ts'

interface BrowserFailure {
  message: string
  component?: string
  errorId?: string
}

const mostPerPage = 10
let sent = 0

/** Small, rate limited on both sides, and silent: a failed report must not cause another failure. */
export function reportToServer(failure: BrowserFailure) {
  if (sent >= mostPerPage || isNoise(failure.message)) return
  sent += 1
  const body = JSON.stringify({
    ...failure,
    message: failure.message.slice(0, 300) || 'unknown',
    path: window.location.pathname.slice(0, 300),
  })
  fetch('/api/www/errors', {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
  }).catch(() => {})
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
