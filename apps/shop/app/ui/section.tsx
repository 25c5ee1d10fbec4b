import { type ReactNode, useId } from 'react'
import { Container } from './container.tsx'

interface SectionProps {
  heading?: string | null
  lead?: string | null
  /** Of the heading. Without it React makes one, which depends on the place on the page. */
  headingId?: string
  children: ReactNode
}

/** One section of a page: a heading, a sentence and the content. */
export function Section({ heading, lead, headingId, children }: SectionProps) {
  const ownId = useId()
  const id = headingId ?? ownId
  return (
    <section aria-labelledby={heading ? id : undefined} className="py-8 md:py-10">
      <Container>
        {heading || lead ? (
          <div className="mb-5 max-w-reading md:mb-6">
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
