import type { ReactNode } from 'react'
import { words } from '../words.ts'

/** A page with its heading, which is also its title in the browser. */
export function Page({ title, children, narrow }: { title: string; children: ReactNode; narrow?: boolean }) {
  return (
    <section className={narrow ? 'narrow' : undefined}>
      <title>{`${title} · ${words.title}`}</title>
      <h1>{title}</h1>
      {children}
    </section>
  )
}

/** A result message that screen readers announce at once. */
export function Said({ children, isFault }: { children: ReactNode; isFault?: boolean }) {
  return (
    <p className={isFault ? 'said fault' : 'said'} role={isFault ? 'alert' : 'status'}>
      {children}
    </p>
  )
}
