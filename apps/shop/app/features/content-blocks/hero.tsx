import type { LinkTo } from '@wojaz/content'
import { useLocale } from '../../i18n/use-locale.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { ButtonLook } from '../../ui/button-look.ts'
import { Image } from '../../ui/image.tsx'
import { contentAddress } from '../content-link/content-address.ts'
import type { BlockProps } from './block.ts'

/**
 * A poster with a corner cut out for the words: they stand on paper, so they are readable whatever picture an editor chooses.
 */
export function Hero({ component, leads }: BlockProps<'hero'>) {
  const { picture, eyebrow, heading, lead, callToAction, secondaryAction } = component
  const Heading = leads ? 'h1' : 'h2'
  return (
    <section className="mx-auto w-full max-w-content sm:px-6 sm:pt-6 lg:px-8">
      <div className="relative">
        <Image
          {...picture}
          sizes="(min-width: 1200px) 1136px, 100vw"
          priority={leads}
          className="aspect-[4/3] w-full object-cover sm:rounded-poster md:aspect-[16/9] lg:aspect-[2/1]"
        />
        <div className="hero-notch relative -mt-14 mr-10 bg-paper px-4 pt-6 sm:px-0 sm:pr-8 md:absolute md:bottom-0 md:left-0 md:mr-0 md:mt-0 md:max-w-[min(36rem,72%)] md:pr-10 md:pt-8">
          {eyebrow ? <p className="mb-2 text-small font-bold text-accent">{eyebrow}</p> : null}
          <Heading className="text-display hyphens-auto md:hyphens-none">{heading}</Heading>
        </div>
      </div>
      <div className="px-4 pt-4 sm:px-0 md:flex md:items-end md:justify-between md:gap-10">
        {lead ? <p className="max-w-reading text-lead text-ink-soft">{lead}</p> : null}
        <div className="mt-6 flex shrink-0 flex-wrap gap-3 empty:hidden md:mt-0">
          {callToAction ? <Action link={callToAction} look="primary" /> : null}
          {secondaryAction ? <Action link={secondaryAction} look="secondary" /> : null}
        </div>
      </div>
    </section>
  )
}

function Action({ link, look }: { link: LinkTo; look: ButtonLook }) {
  const address = contentAddress(link.url, useLocale())
  if (!address) return null
  return (
    <ButtonLink {...address} look={look} size="large">
      {link.label}
    </ButtonLink>
  )
}
