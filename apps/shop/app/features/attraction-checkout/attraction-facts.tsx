import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Image } from '../../ui/image.tsx'
import type { AttractionLine } from './attraction-checkout-view.ts'

interface AttractionFactsProps {
  line: AttractionLine
  /** The level of the heading. */
  as?: 'h2' | 'h3'
  /** Whether it can still be cancelled. */
  isOpen?: boolean
  children?: ReactNode
}

/** One attraction in short: picture, title, time, people, and until when cancelling is free. */
export function AttractionFacts({ line, as: Heading = 'h2', isOpen = true, children }: AttractionFactsProps) {
  const { t } = useTranslation()
  const { picture } = line
  return (
    <article className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {picture ? (
        <Image
          {...picture}
          alt=""
          sizes="(min-width: 640px) 160px, 100vw"
          ratio={3 / 2}
          className="aspect-[3/2] w-full rounded-control bg-paper-sunk object-cover"
        />
      ) : (
        <span aria-hidden="true" className="hidden sm:block" />
      )}
      <div className="grid min-w-0 content-start gap-1.5 wrap-anywhere">
        <Heading className="text-title">{line.title}</Heading>
        <p className="text-small text-ink-soft">{line.option}</p>
        <p>{t('tickets.local', { when: line.when })}</p>
        <p>{line.people}</p>
        {line.pickup ? <p>{t('tickets.cart.pickup', { place: line.pickup })}</p> : null}
        {isOpen ? <FreeUntil line={line} /> : null}
        {children}
      </div>
    </article>
  )
}

export function FreeUntil({ line: { freeUntil } }: { line: Pick<AttractionLine, 'freeUntil'> }) {
  const { t } = useTranslation()
  return (
    <p className={`text-small ${freeUntil ? 'text-success' : 'text-ink-soft'}`}>
      {freeUntil ? t('tickets.cart.free', { when: freeUntil }) : t('tickets.cart.notFree')}
    </p>
  )
}
