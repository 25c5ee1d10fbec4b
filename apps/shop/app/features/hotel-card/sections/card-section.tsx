import { type ReactNode, useId } from 'react'
import { isFoldedId } from '../section-address.ts'
import { FoldedPart } from './folded-part.tsx'

interface CardSectionProps {
  /** The target of its tab. */
  id: string
  heading: string
  lead?: string | null
  /** Open even if this section is folded on other cards, because it has a message. */
  isOpen?: boolean
  children: ReactNode
}

/** One section about the hotel, in the wide column of its card. */
export function CardSection({ id, heading, lead, isOpen, children }: CardSectionProps) {
  const headingId = useId()
  const isClosed = isFoldedId(id) && !isOpen
  const title = (
    <h2 id={headingId} className={isClosed ? 'text-title' : 'text-heading'}>
      {heading}
    </h2>
  )
  const content = (
    <>
      {lead ? <p className="mt-2 max-w-reading text-body text-ink-soft">{lead}</p> : null}
      <div className="mt-4">{children}</div>
    </>
  )
  if (!isClosed)
    return (
      <section
        id={id}
        aria-labelledby={headingId}
        className="below-fold scroll-mt-20 border-t border-line py-6 first:border-t-0 lg:scroll-mt-32"
      >
        {title}
        {content}
      </section>
    )
  return (
    <section aria-labelledby={headingId} className="border-t border-line">
      <FoldedPart title={title}>
        {/* The id is inside `details`, so that the browser opens it when the URL's hash leads there. */}
        <div id={id} className="scroll-mt-36 pb-9 lg:scroll-mt-48">
          {content}
        </div>
      </FoldedPart>
    </section>
  )
}
