import { pageLocale } from '../../browser/page-locale.ts'
import { identifierOfElement } from '../../features/tracking/clicks.ts'
import { trackedPage } from '../../features/tracking/tracking-identifier.ts'
import { createBreadcrumbs } from './breadcrumbs.ts'
import { parseDsn } from './dsn.ts'
import { createErrorSender, type SendError } from './error-sender.ts'

const mostPerMinute = 10

/** Null when the document names a service that cannot be addressed. */
export function createBrowserSender(dsn: string): SendError | null {
  const ingest = parseDsn(dsn)
  if (!ingest) return null
  const breadcrumbs = createBreadcrumbs(Date.now)
  watchSteps(breadcrumbs.leave)
  const send = createErrorSender({
    ingest,
    surroundings: {
      platform: 'javascript',
      environment: import.meta.env.MODE,
      release: buildVersion(),
      tags: { locale: pageLocale() },
    },
    breadcrumbs: breadcrumbs.trail,
    // Plain text and no credentials: a request that needs no permission of the other side, and carries no cookie to it.
    post: (url, body) =>
      fetch(url, {
        method: 'POST',
        body,
        credentials: 'omit',
        referrerPolicy: 'origin',
        keepalive: body.length < 60_000,
      }),
    random: () => Math.random(),
    now: () => new Date(),
    newId: () => crypto.getRandomValues(new Uint8Array(16)).reduce(hex, ''),
    mostPerMinute,
  })
  return (thrown, { transaction, ...facts }) =>
    send(thrown, { ...facts, transaction: trackedPage(transaction) })
}

function hex(text: string, byte: number): string {
  return text + byte.toString(16).padStart(2, '0')
}

/** React Router names each build after its files. */
function buildVersion(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version
}

type Leave = ReturnType<typeof createBreadcrumbs>['leave']

/** Pages, presses, calls and warnings; never what a guest has typed. */
function watchSteps(leave: Leave) {
  let page = trackedPage(window.location.pathname)
  leave('navigation', page)
  const noteNavigation = () => {
    const next = trackedPage(window.location.pathname)
    if (next !== page) leave('navigation', `${page} → ${next}`)
    page = next
  }
  window.addEventListener(
    'click',
    ({ target }) => {
      noteNavigation()
      const pressed = target instanceof Element ? target.closest('a[href], button') : null
      const identifier = pressed && identifierOfElement(pressed)
      if (identifier) leave('ui.click', identifier)
    },
    { capture: true, passive: true },
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.initiatorType !== 'fetch') continue
      noteNavigation()
      const { origin, pathname } = new URL(entry.name)
      const place = origin === window.location.origin ? trackedPage(pathname) : origin
      const failed = entry.responseStatus >= 400
      leave('fetch', `${place} ${entry.responseStatus || '?'}`, failed ? 'error' : 'info')
    }
  }).observe({ type: 'resource' })
  for (const level of ['warn', 'error'] as const) {
    const original = console[level]
    console[level] = (...words: unknown[]) => {
      leave('console', words.map(String).join(' '), level === 'warn' ? 'warning' : 'error')
      original.apply(console, words)
    }
  }
}
