export { copyCart, newCart } from './carts/copy-cart.ts'
export { type RunningBank, startBank } from './gateway/start-bank.ts'
