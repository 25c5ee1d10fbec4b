import * as attractionOrder from '../routes/attraction-order.tsx'
import * as cancelTrip from '../routes/cancel-trip.tsx'
import * as changeQuote from '../routes/change-quote.tsx'
import * as changeTrip from '../routes/change-trip.tsx'
import * as giveRefund from '../routes/give-refund.tsx'
import * as order from '../routes/order.tsx'
import * as orderActs from '../routes/order-acts.ts'
import * as orderFile from '../routes/order-file.ts'
import * as orderPeople from '../routes/order-people.tsx'
import * as orders from '../routes/orders.tsx'
import * as proposals from '../routes/proposals.tsx'
import * as refundQuote from '../routes/refund-quote.tsx'
import { savingIn } from '../routes/save-question.ts'
import * as search from '../routes/search.ts'
import type { OfficePage } from './office-page.ts'

export const ordersPages: readonly OfficePage[] = [
  { path: '/szukaj', look: null, act: 'orders', module: search },
  { path: '/zamowienia', look: 'orders', act: null, module: orders },
  { path: '/zamowienia/widoki', look: null, act: 'orders', module: { action: savingIn('orders') } },
  { path: '/zamowienia/:number', look: 'orders', act: null, module: order },
  { path: '/zamowienia/atrakcje/:number', look: 'orders', act: null, module: attractionOrder },
  {
    path: '/zamowienia/:number/notatka',
    look: null,
    act: 'notes',
    module: { ...order, action: orderActs.note },
  },
  {
    path: '/zamowienia/:number/dokumenty',
    look: null,
    act: 'emails',
    module: { ...order, action: orderActs.documents },
  },
  {
    path: '/zamowienia/:number/link',
    look: null,
    act: 'emails',
    module: { ...order, action: orderActs.link },
  },
  {
    path: '/zamowienia/:number/odwolanie',
    look: null,
    act: 'changes',
    module: { ...order, action: cancelTrip.ask },
  },
  { path: '/zamowienia/:number/odwolanie/:id', look: 'changes', act: 'changes', module: cancelTrip },
  {
    path: '/zamowienia/:number/odwolanie/:id/bez-oplaty',
    look: null,
    act: 'waive',
    module: { ...cancelTrip, action: cancelTrip.waive },
  },
  { path: '/zamowienia/:number/zmiana', look: 'changes', act: 'changes', module: changeTrip },
  { path: '/zamowienia/:number/zmiana/:id', look: 'changes', act: 'changes', module: changeQuote },
  {
    path: '/zamowienia/:number/zmiana/:id/bez-oplaty',
    look: null,
    act: 'waive',
    module: { ...changeQuote, action: changeQuote.waive },
  },
  { path: '/zamowienia/:number/osoby', look: 'changes', act: 'changes', module: orderPeople },
  { path: '/zamowienia/:number/zwrot', look: 'refunds', act: 'refunds', module: giveRefund },
  { path: '/zamowienia/:number/zwrot/:id', look: 'refunds', act: 'refunds', module: refundQuote },
  {
    path: '/zamowienia/:number/propozycja/:id',
    look: null,
    act: 'orders',
    module: { ...order, action: orderActs.withdraw },
  },
  { path: '/decyzje', look: 'approvals', act: null, module: proposals },
  { path: '/decyzje/:id', look: null, act: 'approvals', module: proposals },
  { path: '/zamowienia/:number/pliki/:file', look: 'orders', act: null, module: orderFile },
]
