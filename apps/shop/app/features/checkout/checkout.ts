export { isCartStep, stepAddress } from './checkout-address.ts'
export { CheckoutScreen } from './checkout-screen.tsx'
