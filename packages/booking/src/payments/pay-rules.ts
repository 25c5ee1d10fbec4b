import type { IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ChosenMethod, PaymentMethod } from '../gateway/payment-gateway.ts'
import { type DueAmount, type Order, type PaymentVariant, paymentVariants } from '../order.ts'
import { dueAfter, nextDue, paymentSchedule } from './payment-schedule.ts'

/** A way to pay: an amount now and the rest later. */
export interface PayOption {
  variant: PaymentVariant
  now: number
  later: readonly DueAmount[]
}

/** Errors of the payment form. */
export type PayFormFault = 'variant-missing' | MethodFault
export type MethodFault = 'method-missing' | 'method-off' | 'method-limit' | 'code-missing'

type Payable = Pick<Order, 'price' | 'paid' | 'schedule' | 'variant'>

/**
 * Returns what can be paid now: before the first payment every way that is offered, afterwards the next part or the whole rest.
 */
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

/** Value of a method in a form: a bank has the provider's code, the others only their kind. */
export function methodField({ kind, value }: Pick<PaymentMethod, 'kind' | 'value'>): string {
  return kind === 'bank' ? `bank.${value}` : kind
}

export interface ReadPayment {
  readonly option: PayOption
  readonly method: ChosenMethod
  readonly gateway: string
}

/** Reads the payment form. BLIK codes may contain spaces, as phones show them. */
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

/** Returns the chosen method if the amount can be paid with it. */
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
