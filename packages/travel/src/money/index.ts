export { type Currency, formatMoney, groupThousands } from './money.ts'
export {
  type CancellationStep,
  cancellationSteps,
  handOverUntil,
  type PaymentPlan,
  paymentPlan,
} from './payment-plan.ts'
export { type PriceStanding, priceStanding } from './price-level.ts'
