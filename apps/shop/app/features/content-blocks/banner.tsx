import { useId } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { useContentAddress } from '../../ui/content-link.tsx'
import { Image } from '../../ui/image.tsx'
import type { BlockProps } from './block.ts'

/** The text is beside the picture, not on it, so it is readable with every picture. */
export function Banner({ component }: BlockProps<'banner'>) {
  const id = useId()
  const { heading, text, badge, picture, link, layout } = component
  const address = useContentAddress(link?.url ?? '')
  const isStrip = layout === 'strip'
  return (
    <section aria-labelledby={heading ? id : undefined} className={isStrip ? 'py-4' : 'py-8 md:py-10'}>
      <Container>
        <div
          className={`overflow-hidden rounded-poster bg-paper-raised shadow-raised md:grid ${isStrip ? 'md:grid-cols-[1fr_3fr]' : 'md:grid-cols-2'}`}
        >
          <Image
            {...picture}
            sizes={isStrip ? '(min-width: 768px) 25vw, 94vw' : '(min-width: 768px) 47vw, 94vw'}
            ratio={16 / 9}
            className="aspect-video size-full object-cover"
          />
          <div className="flex flex-col items-start justify-center gap-3 p-5 md:p-8">
            {badge ? (
              <p className="rounded-round bg-accent-wash px-3 py-1 text-small font-bold text-accent">
                {badge}
              </p>
            ) : null}
            {heading ? (
              <h2 id={id} className={isStrip ? 'text-title' : 'text-heading'}>
                {heading}
              </h2>
            ) : null}
            {text ? <p className="max-w-reading text-ink-soft">{text}</p> : null}
            {link && address ? <ButtonLink {...address}>{link.label}</ButtonLink> : null}
          </div>
        </div>
      </Container>
    </section>
  )
}
