import { type ReactNode, useId } from 'react'

interface CardSectionProps {
  /** Where the tabs lead to. */
  id: string
  heading: string
  lead?: string | null
  children: ReactNode
}

/** One thought about the hotel, in the wide column of its card. */
export function CardSection({ id, heading, lead, children }: CardSectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="scroll-mt-20 border-t border-line py-9 first:border-t-0 md:py-11 lg:scroll-mt-32"
    >
      <h2 id={headingId} className="text-heading">
        {heading}
      </h2>
      {lead ? <p className="mt-2 max-w-reading text-body text-ink-soft">{lead}</p> : null}
      <div className="mt-5 md:mt-6">{children}</div>
    </section>
  )
}
