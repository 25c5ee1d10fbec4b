import { render } from '@react-email/render'
import type { ShopContact } from '@wojaz/travel/guest'
import { createElement } from 'react'
import type { EmailPlan } from './email-plan.ts'
import { OrderEmail } from './order-email.tsx'

/** Renders an email as HTML in the shop's design. */
export function drawEmailPlan(plan: EmailPlan, contact: ShopContact): Promise<string> {
  return render(createElement(OrderEmail, { plan, contact }))
}
