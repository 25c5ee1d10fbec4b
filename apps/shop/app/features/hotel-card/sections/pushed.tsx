import type { ReactNode } from 'react'

const look = 'relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0'

/** On a narrow screen only a wide table scrolls sideways, not the page. It can be scrolled with the keyboard. */
export function Pushed({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section aria-labelledby={labelledBy} tabIndex={0} className={look}>
      {children}
    </section>
  )
}
