import { createContext, useContext } from 'react'

/** Called when a component fails to render. The page is shown without it. */
export type ReportFailure = (componentName: string, error: unknown) => void

/** On the server it counts and logs, in the browser it reports to the server; see `entry.server.tsx` and `entry.client.tsx`. */
export const FailureReporter = createContext<ReportFailure>(() => {})

export function useReportFailure(): ReportFailure {
  return useContext(FailureReporter)
}
