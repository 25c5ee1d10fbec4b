import { createContext, useContext } from 'react'
import type { ShownTemplate } from '../features/page-slots/page-slots.tsx'

/** What the document needs to know about its delivery. On hydration the browser reads it back from the document. */
export interface DocumentDelivery {
  /** Marks scripts and styles of the shop. Only during server rendering. */
  mark?: string
  /** The style sheet, which is part of the document. */
  styles: string
  dictionaryUrl: string
  /** Data of the page beside React Router's (`browser/one-text.ts`). */
  dataBeside: readonly string[]
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
  styles: '',
  dictionaryUrl: '',
  dataBeside: [],
  errorId: undefined,
})

export function useDelivery(): DocumentDelivery {
  return useContext(DeliveryContext)
}
