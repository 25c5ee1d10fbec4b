import { render } from '@react-email/render'
import type { ShopContact } from '@wojaz/travel/guest'
import { createElement } from 'react'
import type { LetterPlan } from './letter-plan.ts'
import { OrderLetter } from './order-letter.tsx'

/** A letter in the house's look, as HTML. */
export function drawLetterPlan(plan: LetterPlan, contact: ShopContact): Promise<string> {
  return render(createElement(OrderLetter, { plan, contact }))
}
