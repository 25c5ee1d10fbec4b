import type { AttractionItem, ItemData } from '@wojaz/attractions'
import type { AttractionSale } from '@wojaz/attractions/server'
import type { Outcome } from '@wojaz/travel/outcome'
import { answers } from './open-test-supplier.ts'

export const anna = {
  firstName: 'Anna',
  lastName: 'Żółć',
  email: 'anna@example.com',
  phone: '+48600100200',
}

/** Fills in everything the supplier needs; returns the total price. */
export async function tellAll(sale: AttractionSale, key: string): Promise<number> {
  const cart = await sale.cart(key)
  if (!cart) throw new Error('There is no cart.')
  const items = Object.fromEntries(cart.items.map((item) => [item.id, toldOf(item)]))
  return accept(await sale.tell(key, { contact: anna, items })).total
}

function toldOf({ required, kinds: chosen }: AttractionItem): ItemData {
  const said = (questions: readonly { id: string }[]) =>
    Object.fromEntries(questions.flatMap(({ id }) => (answers[id] ? [[id, answers[id]]] : [])))
  return {
    answers: said(required.questions),
    holders: chosen.flatMap(({ id, quantity, required: asked }) =>
      Array.from({ length: quantity }, () => ({
        kindId: id,
        contact: {},
        answers: said(asked.questions),
      })),
    ),
  }
}

export function accept<Value, Refusal>(outcome: Outcome<Value, Refusal>): Value {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}

export function refusalOf<Value, Refusal>(outcome: Outcome<Value, Refusal>): Refusal {
  if (outcome.ok) throw new Error('Not refused.')
  return outcome.refusal
}
