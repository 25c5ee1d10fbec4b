import { useState } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { useContentAddress } from '../../ui/content-link.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Image } from '../../ui/image.tsx'
import type { BlockProps } from './block.ts'

const now = () => new Date()

/** When the time is up, the tile shows a text or disappears, as the editor chose. */
export function CountdownTile({ component }: BlockProps<'countdownTile'>) {
  const { heading, text, until, endedText, picture, link } = component
  const end = new Date(until)
  const [ended, setEnded] = useState(() => now() >= end)
  const address = useContentAddress(link?.url ?? '')
  if (ended && !endedText) return null
  return (
    <section className="py-8 md:py-10">
      <Container>
        <div className="flex flex-col gap-6 rounded-poster bg-paper-raised p-5 shadow-raised md:flex-row md:items-center md:p-8">
          {picture ? (
            <Image
              {...picture}
              sizes="(min-width: 768px) 240px, 83vw"
              ratio={4 / 3}
              className="aspect-[4/3] w-full rounded-card object-cover md:w-60"
            />
          ) : null}
          <div className="flex-1">
            <h2 className="text-heading">{heading}</h2>
            {text ? <p className="mt-2 max-w-reading text-ink-soft">{text}</p> : null}
            <div className="mt-5">
              {ended ? (
                <p className="font-bold">{endedText}</p>
              ) : (
                <Countdown until={end} now={now} label={heading} onEnd={() => setEnded(true)} />
              )}
            </div>
          </div>
          {link && address && !ended ? <ButtonLink {...address}>{link.label}</ButtonLink> : null}
        </div>
      </Container>
    </section>
  )
}
