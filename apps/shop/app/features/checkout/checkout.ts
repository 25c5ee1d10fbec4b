export { isCartStep, paymentAddress, stepAddress } from './checkout-address.ts'
export { CheckoutScreen } from './checkout-screen.tsx'
export { TripFacts } from './trip-summary.tsx'
