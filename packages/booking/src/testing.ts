export {
  documentOptions,
  makeFlightAlone,
  makeOffer,
  makeOrder,
  noon,
  paidOrder,
} from '../test/make-order.ts'
export { openTicketRoom, ticketPrice, ticketStart } from '../test/ticket-room.ts'
export { copyCart, newCart } from './carts/copy-cart.ts'
export { type RunningBank, startBank } from './gateway/start-bank.ts'
