import { type Goodwill, goodwillKinds, longestReason } from '@wojaz/booking'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { moneyText } from './parts/said-values.tsx'
import { readAmount } from './read-amount.ts'

export type GoodwillFaults = Partial<Record<'amount' | 'kind' | 'text', string>>

/** Reads the amount, which is at most `most`, and the reason, which is required. */
export function readGoodwill(
  typed: Readonly<Record<string, string>>,
  most: number,
): Outcome<Goodwill, GoodwillFaults> {
  const amount = readAmount(typed.amount ?? '')
  const kind = goodwillKinds.find((one) => one === typed.kind)
  const text = (typed.text ?? '')
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
  if (amount && amount <= most && kind && text !== '' && text.length <= longestReason)
    return accepted({ amount, kind, text })
  return refused({
    ...amountFault(amount, most),
    ...(!kind && { kind: 'Wybierz rodzaj powodu.' }),
    ...(text === '' && { text: 'Wpisz powód.' }),
    ...(text.length > longestReason && { text: `Powód może mieć najwyżej ${longestReason} znaków.` }),
  })
}

function amountFault(amount: number | null | undefined, most: number): GoodwillFaults {
  if (amount === null) return { amount: 'Wpisz kwotę.' }
  if (amount === undefined) return { amount: 'Wpisz kwotę w złotych, na przykład 150 albo 99,50.' }
  return amount > most ? { amount: `Najwyżej ${moneyText(most)}.` } : {}
}
