import type { Doer, Happening } from '../order-timeline.ts'
import { Moment } from './said-values.tsx'

const doers: Readonly<Record<Doer, string>> = {
  guest: 'gość',
  bank: 'bank',
  staff: 'biuro',
  machine: 'system',
}

export function Timeline({ happened }: { happened: readonly Happening[] }) {
  return (
    <section className="card" aria-labelledby="historia">
      <h2 id="historia">Historia</h2>
      <ol className="timeline">
        {happened.map(({ at, by, what }, index) => (
          // Entries have no id and the list is rendered once, so the index is a safe key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={index}>
            <Moment at={at} /> <span className={`by ${by}`}>{doers[by]}</span> {what}
          </li>
        ))}
      </ol>
    </section>
  )
}
