import type { ReactNode } from 'react'

const look = 'relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0'

/** On a narrow screen a wide table is pushed sideways, not the page; by keyboard too. */
export function Pushed({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section aria-labelledby={labelledBy} tabIndex={0} className={look}>
      {children}
    </section>
  )
}
