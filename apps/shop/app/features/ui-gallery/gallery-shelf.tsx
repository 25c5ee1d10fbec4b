import { type ReactNode, useId } from 'react'
import { Container } from '../../ui/container.tsx'

/** One component in all its states. */
export function GalleryShelf({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <Container className="grid gap-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <h2 id={id} className="text-title">
          {name}
        </h2>
        <div className="grid gap-6">{children}</div>
      </Container>
    </section>
  )
}

export function GalleryRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>
}
