import { createContext, useContext } from 'react'
import type { ShownTemplate } from '../features/page-slots/page-slots.tsx'

/** What the document needs to know about its own delivery; the browser reads it back from the document when it takes over. */
export interface DocumentDelivery {
  /** Says that a script or style is ours. Only while the server draws. */
  mark?: string
  dictionaryUrl: string
  /** Set when this page is an error page: the name of this request in the logs. */
  errorId: string | undefined
  /** What editors have put below this error page. Only while the server draws it: a browser leaves what is drawn, or asks. */
  errorTemplate?: ShownTemplate | null
  /** Links to these hosts are ours. */
  ownHosts?: readonly string[]
  /** The error service that browsers report to; none in most places. */
  errorDsn?: string
}

export const DeliveryContext = createContext<DocumentDelivery>({
  dictionaryUrl: '',
  errorId: undefined,
})

export function useDelivery(): DocumentDelivery {
  return useContext(DeliveryContext)
}
