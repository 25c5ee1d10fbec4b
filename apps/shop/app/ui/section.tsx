import { type ReactNode, useId } from 'react'
import { Container } from './container.tsx'

interface SectionProps {
  heading?: string | null
  lead?: string | null
  children: ReactNode
}

/** One thought of a page: heading, a sentence about it, and what it is about. */
export function Section({ heading, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={heading ? id : undefined} className="py-10 md:py-14">
      <Container>
        {heading || lead ? (
          <div className="mb-6 max-w-reading md:mb-8">
            {heading ? (
              <h2 id={id} className="text-heading">
                {heading}
              </h2>
            ) : null}
            {lead ? <p className="mt-3 text-lead text-ink-soft">{lead}</p> : null}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  )
}
