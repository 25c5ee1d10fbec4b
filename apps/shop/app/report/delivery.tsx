import { createContext, useContext } from 'react'
import type { ShownTemplate } from '../features/page-slots/page-slots.tsx'

/** What the document needs to know about its delivery. On hydration the browser reads it back from the document. */
export interface DocumentDelivery {
  /** Marks scripts and styles of the shop. Only during server rendering. */
  mark?: string
  dictionaryUrl: string
  /** Set on an error page: the request id in the logs. */
  errorId: string | undefined
  /** The editors' blocks below this error page. Only during server rendering; the browser keeps the HTML or loads them. */
  errorTemplate?: ShownTemplate | null
  /** Links to these hosts count as links of the shop. */
  ownHosts?: readonly string[]
  /** The DSN of the error service for browsers. Often undefined. */
  errorDsn?: string
}

export const DeliveryContext = createContext<DocumentDelivery>({
  dictionaryUrl: '',
  errorId: undefined,
})

export function useDelivery(): DocumentDelivery {
  return useContext(DeliveryContext)
}
