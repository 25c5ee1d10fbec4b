import { whenInteractive } from '../browser/when-interactive.ts'
import type { ErrorFacts, SendError } from './sentry/error-filter.ts'

type Caught = [thrown: unknown, facts: Omit<ErrorFacts, 'transaction'>]

let send: ((...caught: Caught) => void) | null = null
/** Errors from before the sender was loaded. */
let early: Caught[] = []
let isOn = false
const mostEarly = 20

/** Sends an error to the error service, if there is one. */
export function captureError(...caught: Caught) {
  if (!isOn) return
  if (send) send(...caught)
  else if (early.length < mostEarly) early.push(caught)
}

/** Listens from the start. The sender is loaded when the page is idle, and only if the document names an error service. */
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
      // Without the sender there are no reports; the shop's own counters still receive failures.
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
