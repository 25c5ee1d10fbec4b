import type { ReactNode } from 'react'
import { Container } from '../../ui/container.tsx'

interface AccountFrameProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A centred page with a single task. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <Container className="py-8 lg:py-14">
      <title>{`${title} | Wojaż`}</title>
      <div className="mx-auto grid max-w-[30rem] gap-6">
        <div>
          <h1 className="text-heading">{title}</h1>
          {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
        </div>
        {children}
      </div>
    </Container>
  )
}
