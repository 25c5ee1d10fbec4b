import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'

/** In words: pages of the account bring different texts. */
export interface AccountGreeting {
  greeting: string
  /** Null: nothing is ahead, or the page is about it. */
  trip: { heading: string; countdown: string; name: string; url: string } | null
}

/** The head of the account's frame: who is here, and what they look forward to. */
export function AccountHead({ greeting, trip }: AccountGreeting) {
  return (
    <div className="no-print bg-paper-sunk">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 py-1.5 text-small">
        <p className="min-w-0 py-1.5 font-bold wrap-anywhere">{greeting}</p>
        {trip ? (
          <a
            href={trip.url}
            aria-label={`${trip.heading}: ${trip.countdown}, ${trip.name}`}
            className="group flex min-h-11 min-w-0 items-center gap-2"
          >
            <Icon name="suitcase" className="shrink-0 text-accent" />
            <span className="truncate">
              <strong className="text-accent">{trip.countdown}</strong> ·{' '}
              <span className="underline underline-offset-4 group-hover:no-underline">{trip.name}</span>
            </span>
          </a>
        ) : null}
      </Container>
    </div>
  )
}
