import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'

/** The next trip, in words. */
export interface HomeTrip {
  heading: string
  countdown: string
  name: string
  where: string
  url: string
  open: string
}

/** On the home page, for logged-in customers with a trip ahead. */
export function HomeTripStrip({ heading, countdown, name, where, url, open }: HomeTrip) {
  return (
    <section aria-label={heading} className="on-sea bg-sea text-on-sea">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="min-w-0 wrap-anywhere">
          <p>
            <strong>{countdown}</strong> · {name}
          </p>
          <p className="text-small">{where}</p>
        </div>
        <ButtonLink href={url} size="small">
          {open}
        </ButtonLink>
      </Container>
    </section>
  )
}
