import type { Option } from './product.ts'
import { type Six, six } from './six.ts'

export type Cancellation = Option['cancellation']

/** The terms of free cancellation; the sentence matches the numbers. */
export const cancellations: readonly Cancellation[] = [
  { amount: 24, unit: 'hour' },
  { amount: 48, unit: 'hour' },
  { amount: 72, unit: 'hour' },
  { amount: 7, unit: 'day' },
]

export function cancellationTerm({ amount, unit }: Cancellation): Six {
  const n = String(amount)
  return unit === 'day'
    ? six(
        `Bezpłatna rezygnacja najpóźniej ${n} dni przed rozpoczęciem, potem bez zwrotu.`,
        `Bezplatné zrušení nejpozději ${n} dnů před začátkem, poté bez náhrady.`,
        `Anulare gratuită cu cel puțin ${n} zile înainte de început, apoi fără rambursare.`,
        `Ingyenes lemondás legkésőbb ${n} nappal a kezdés előtt, utána nincs visszatérítés.`,
        `Безкоштовне скасування щонайпізніше за ${n} днів до початку, потім без повернення коштів.`,
        `Free cancellation until ${n} days before the start, no refund after that.`,
      )
    : six(
        `Bezpłatna rezygnacja najpóźniej ${n} h przed rozpoczęciem, potem bez zwrotu.`,
        `Bezplatné zrušení nejpozději ${n} h před začátkem, poté bez náhrady.`,
        `Anulare gratuită cu cel puțin ${n} h înainte de început, apoi fără rambursare.`,
        `Ingyenes lemondás legkésőbb ${n} órával a kezdés előtt, utána nincs visszatérítés.`,
        `Безкоштовне скасування щонайпізніше за ${n} год до початку, потім без повернення коштів.`,
        `Free cancellation until ${n} h before the start, no refund after that.`,
      )
}
