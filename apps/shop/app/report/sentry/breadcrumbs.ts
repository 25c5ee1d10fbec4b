import type { Scope, SeverityLevel } from '@sentry/browser'
import { identifierOfElement } from '../../features/tracking/clicks.ts'
import { trackedPage } from '../../features/tracking/tracking-identifier.ts'

const mostBreadcrumbs = 100

/** What led to an error: pages, presses, calls and warnings, but never what a guest typed. */
export function leaveBreadcrumbs(scope: Scope) {
  const leave = (category: string, message: string, level: SeverityLevel = 'info') =>
    scope.addBreadcrumb({ category, message, level }, mostBreadcrumbs)
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
