import { createContext, useContext } from 'react'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Finished sentences, because pages of the account have different dictionaries. */
export interface AccountGreeting {
  greeting: string
  /** Null: no trip ahead, or the page is about this trip. */
  trip: { heading: string; countdown: string; name: string; url: string } | null
}

/** What the account frame shows above its pages. Null: the page shows it itself. */
export const AccountGreetingContext = createContext<AccountGreeting | null>(null)

/** The greeting and the next trip. On a wide screen they are at the end of the line of tabs. */
export function AccountHead() {
  const said = useContext(AccountGreetingContext)
  if (!said) return null
  const { greeting, trip } = said
  return (
    <div className="border-b border-line min-[75rem]:pointer-events-none min-[75rem]:absolute min-[75rem]:inset-0 min-[75rem]:border-b-0">
      <Container className="min-[75rem]:h-full">
        <div className="flex min-h-11 items-center justify-between gap-4 text-small min-[75rem]:pointer-events-auto min-[75rem]:ml-auto min-[75rem]:h-full min-[75rem]:w-fit min-[75rem]:max-w-[calc(100%-44rem)]">
          <p className={`min-w-0 shrink-0 truncate font-bold ${trip ? 'max-w-3/5' : 'max-w-full'}`}>
            {greeting}
          </p>
          {trip ? (
            <a
              href={trip.url}
              aria-label={`${trip.heading}: ${trip.countdown}, ${trip.name}`}
              className="group flex min-h-11 min-w-0 items-center gap-1.5 -outline-offset-3"
            >
              <Icon name="plane" className="shrink-0 text-accent" />
              <span className="truncate">
                <strong className="text-accent">{trip.countdown}</strong>
                {' · '}
                <span className="underline decoration-1 underline-offset-4 group-hover:text-accent">
                  {trip.name}
                </span>
              </span>
            </a>
          ) : null}
        </div>
      </Container>
    </div>
  )
}
