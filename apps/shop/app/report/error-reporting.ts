import { whenInteractive } from '../browser/when-interactive.ts'
import type { ErrorFacts, SendError } from './sentry/error-filter.ts'

type Caught = [thrown: unknown, facts: Omit<ErrorFacts, 'transaction'>]

let send: ((...caught: Caught) => void) | null = null
/** What broke before the sender was there. */
let early: Caught[] = []
let isOn = false
const mostEarly = 20

/** Tells the error service, where one is configured. */
export function captureError(...caught: Caught) {
  if (!isOn) return
  if (send) send(...caught)
  else if (early.length < mostEarly) early.push(caught)
}

/**
 * Listens from the start, sends from when the page is interactive: the sender is loaded then, and only where the document names a
 * service to send to.
 */
export function startErrorReporting(dsn: string | undefined) {
  if (!dsn || isOn) return
  isOn = true
  window.addEventListener('error', ({ error, message }) =>
    captureError(error ?? message, { isUnhandled: true }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => captureError(reason, { isUnhandled: true }))
  whenInteractive(() => {
    import('./sentry/browser-sender.ts').then(
      ({ createBrowserSender }) => begin(createBrowserSender(dsn)),
      // No sender, no reports; the shop's own counters hear of failures all the same.
      () => {
        isOn = false
      },
    )
  })
}

function begin(sendError: SendError) {
  const pageSender = (...[thrown, facts]: Caught) =>
    sendError(thrown, { ...facts, transaction: window.location.pathname })
  send = pageSender
  for (const caught of early) pageSender(...caught)
  early = []
}
