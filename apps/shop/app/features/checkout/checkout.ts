export { isCartStep, paymentAddress, stepAddress } from './checkout-address.ts'
export { CheckoutScreen } from './checkout-screen.tsx'
export { OfferSum } from './offer-sum.tsx'
export { TripFacts } from './trip-summary.tsx'
