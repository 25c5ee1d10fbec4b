export { type Currency, formatMoney, groupThousands } from './money.ts'
export {
  balanceDay,
  type CancellationStep,
  type ChangeFeeStep,
  cancellationPercent,
  cancellationSteps,
  changeFeeSteps,
  correctUntil,
  handOverUntil,
  type PaymentPlan,
  paymentPlan,
} from './payment-plan.ts'
export { type PriceStanding, priceStanding } from './price-level.ts'
