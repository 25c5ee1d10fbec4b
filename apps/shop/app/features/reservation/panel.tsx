import { type ReactNode, useId } from 'react'

/** One part of a page of the reservation, with its heading. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card bg-paper-raised p-5 shadow-raised sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <h2 id={id} className="mb-4 text-title">
        {heading}
      </h2>
      {children}
    </section>
  )
}

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** The column of names is as narrow as possible, for values that must not wrap. */
  areValuesLong?: boolean
}

/** Names and values, one below the other. */
export function Facts({ facts, areValuesLong = false }: FactsProps) {
  return (
    <dl
      className={`grid gap-x-6 gap-y-3 ${areValuesLong ? 'sm:grid-cols-[fit-content(12rem)_minmax(0,1fr)]' : 'sm:grid-cols-[12rem_minmax(0,1fr)]'}`}
    >
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft max-sm:-mb-2">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
