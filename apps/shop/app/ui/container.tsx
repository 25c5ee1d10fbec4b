import type { ReactNode } from 'react'

/** The page's measure: 1200 px at most, with room to breathe on a phone. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={`mx-auto w-full max-w-content px-4 sm:px-6 lg:px-8 ${className ?? ''}`}>{children}</div>
  )
}
