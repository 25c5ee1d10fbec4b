import type { IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ChosenMethod, PaymentMethod } from '../gateway/payment-gateway.ts'
import { type DueAmount, type Order, type PaymentVariant, paymentVariants } from '../order.ts'
import { dueAfter, nextDue, paymentSchedule } from './payment-schedule.ts'

/** A way to pay: so much now, the rest then. */
export interface PayOption {
  variant: PaymentVariant
  now: number
  later: readonly DueAmount[]
}

/** What the form of the payment page may lack. */
export type PayFormFault = 'variant-missing' | MethodFault
export type MethodFault = 'method-missing' | 'method-off' | 'method-limit' | 'code-missing'

type Payable = Pick<Order, 'price' | 'paid' | 'schedule' | 'variant'>

/** What can be paid now: before the first payment in every way that is offered, afterwards the next part or all that is left. */
export function payOptions(order: Payable, today: IsoDay): readonly PayOption[] {
  if (order.paid === 0)
    return paymentVariants.flatMap((variant) => {
      const schedule = paymentSchedule(variant, order.price, today)
      return schedule ? optionOf(variant, schedule) : []
    })
  const rest = order.price.total - order.paid
  const all: PayOption = { variant: 'full', now: rest, later: [] }
  const next = nextDue(order.schedule, order.paid)
  if (!next || next.amount >= rest) return [all]
  const later = dueAfter(order.schedule, order.paid + next.amount)
  return [{ variant: order.variant ?? 'deposit', now: next.amount, later }, all]
}

function optionOf(variant: PaymentVariant, [first, ...later]: readonly DueAmount[]): PayOption[] {
  return first ? [{ variant, now: first.amount, later }] : []
}

export function isWithinLimits({ minAmount, maxAmount }: PaymentMethod, amount: number): boolean {
  return amount >= (minAmount ?? 0) && amount <= (maxAmount ?? Number.POSITIVE_INFINITY)
}

/** How a method is named in a form: a bank with the provider's word for it, all others by themselves. */
export function methodField({ kind, value }: Pick<PaymentMethod, 'kind' | 'value'>): string {
  return kind === 'bank' ? `bank.${value}` : kind
}

export interface ReadPayment {
  readonly option: PayOption
  readonly method: ChosenMethod
  readonly gateway: string
}

/** Reads the form of the payment page. Codes are typed with blanks, as phones show them. */
export function readPayment(
  typed: Readonly<Record<string, string>>,
  options: readonly PayOption[],
  methods: readonly PaymentMethod[],
): Outcome<ReadPayment, PayFormFault> {
  const option = options.find(({ variant }) => variant === typed.variant)
  if (!option) return refused('variant-missing')
  const chosen = readMethod(typed, option.now, methods)
  return chosen.ok ? accepted({ option, ...chosen.value }) : chosen
}

/** The way that was chosen, if so much can be paid by it. */
export function readMethod(
  typed: Readonly<Record<string, string>>,
  amount: number,
  methods: readonly PaymentMethod[],
): Outcome<Omit<ReadPayment, 'option'>, MethodFault> {
  const method = methods.find((one) => methodField(one) === typed.method)
  if (!method) return refused('method-missing')
  if (!method.isAvailable) return refused('method-off')
  if (!isWithinLimits(method, amount)) return refused('method-limit')
  const { kind, value, gateway } = method
  if (kind !== 'blik') return accepted({ method: { kind, value }, gateway })
  const code = (typed.code ?? '').replace(/\D/g, '')
  return code.length === 6 ? accepted({ method: { kind, code }, gateway }) : refused('code-missing')
}
