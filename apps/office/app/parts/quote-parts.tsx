import type { Goodwill } from '@wojaz/booking'
import type { ReactNode } from 'react'
import { goodwillText } from '../goodwill-text.ts'
import { methodNames } from '../words.ts'
import { Moment, moneyText } from './said-values.tsx'

/** Says how long a quote is valid, or that it has expired. */
export function QuoteTime({ quote }: { quote: { readonly expiresAt: Date; readonly isOpen: boolean } }) {
  return quote.isOpen ? (
    <p>
      Wycena jest ważna do <Moment at={quote.expiresAt} />. Nowsza wycena, także gościa, ją zastępuje.
    </p>
  ) : (
    <p className="said fault" role="status">
      Ta wycena jest nieaktualna. Poproś o nową.
    </p>
  )
}

export type Figure = readonly [label: string, value: ReactNode]

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl>
      {figures.map(([label, value]) => (
        <FigureLine key={label} label={label} value={value} />
      ))}
    </dl>
  )
}

function FigureLine({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}

/** The goodwill given, if any. */
export function goodwillFigures(goodwill: Goodwill | undefined): readonly Figure[] {
  return goodwill ? [['Odstąpiono od', goodwillText(goodwill)]] : []
}

/** How the money is paid back: each part by the method it was paid with. */
export function waysText(returns: readonly { readonly method: string; readonly amount: number }[]): string {
  return returns
    .map(({ method, amount }) => `${methodNames[method] ?? method} ${moneyText(amount)}`)
    .join(', ')
}
