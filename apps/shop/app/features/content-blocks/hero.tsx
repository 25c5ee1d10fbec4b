import type { LinkTo } from '@wojaz/content'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { ButtonLook } from '../../ui/button-look.ts'
import { useContentAddress } from '../../ui/content-link.tsx'
import { Image } from '../../ui/image.tsx'
import type { BlockProps } from './block.ts'

/** A picture with a cut-out corner for the text. The text is on plain paper, so it is readable with every picture. */
export function Hero({ component, leads }: BlockProps<'hero'>) {
  const { picture, eyebrow, heading, lead, callToAction, secondaryAction } = component
  const Heading = leads ? 'h1' : 'h2'
  const room = hasLongWord(heading) ? 'md:max-w-[min(46rem,86%)]' : 'md:max-w-[min(36rem,72%)]'
  return (
    <section className="mx-auto w-full max-w-content sm:px-6 sm:pt-6 lg:px-8">
      <div className="relative">
        <Image
          {...picture}
          sizes="(min-width: 1200px) 1136px, 100vw"
          priority={leads}
          className="aspect-[4/3] w-full object-cover in-data-with-list:aspect-[2/1] sm:rounded-poster md:aspect-[16/9] md:in-data-with-list:aspect-[5/2] lg:aspect-[2/1] lg:in-data-with-list:aspect-[7/2]"
        />
        <div className={`notch notch-from-tablet px-4 sm:px-0 md:pr-10 md:pt-8 ${room}`}>
          {eyebrow ? (
            <p className="notch notch-on-phone -ml-4 -mt-[2.4rem] py-2 pl-4 pr-6 text-small font-bold text-accent sm:-ml-px sm:pl-0 md:mb-2 md:ml-0 md:mt-0 md:p-0">
              {eyebrow}
            </p>
          ) : null}
          <Heading className="pt-3 text-display hyphens-auto in-data-with-list:text-heading md:pt-0 md:hyphens-none">
            {heading}
          </Heading>
        </div>
      </div>
      <div className="px-4 pt-4 sm:px-0 lg:flex lg:items-end lg:justify-between lg:gap-10">
        {lead ? <p className="max-w-reading text-lead text-ink-soft">{lead}</p> : null}
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden lg:mt-0 lg:max-w-[64%] lg:shrink-0 lg:justify-end">
          {callToAction ? <Action link={callToAction} look="primary" /> : null}
          {secondaryAction ? <Action link={secondaryAction} look="secondary" /> : null}
        </div>
      </div>
    </section>
  )
}

function Action({ link, look }: { link: LinkTo; look: ButtonLook }) {
  const address = useContentAddress(link.url)
  if (!address) return null
  return (
    <ButtonLink {...address} look={look} size="large">
      {link.label}
    </ButtonLink>
  )
}

/** Ukrainian and Hungarian have words that fill a line of the largest type. The corner is wider for them. */
function hasLongWord(text: string): boolean {
  return text.split(/\s/).some((word) => word.length > 14)
}
