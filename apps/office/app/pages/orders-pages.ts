import * as order from '../routes/order.tsx'
import * as orderActs from '../routes/order-acts.ts'
import * as orderFile from '../routes/order-file.ts'
import * as orders from '../routes/orders.tsx'
import { savingIn } from '../routes/save-question.ts'
import * as search from '../routes/search.ts'
import type { OfficePage } from './office-page.ts'

export const ordersPages: readonly OfficePage[] = [
  { path: '/szukaj', look: null, act: 'orders', module: search },
  { path: '/zamowienia', look: 'orders', act: null, module: orders },
  { path: '/zamowienia/widoki', look: null, act: 'orders', module: { action: savingIn('orders') } },
  { path: '/zamowienia/:number', look: 'orders', act: null, module: order },
  {
    path: '/zamowienia/:number/notatka',
    look: null,
    act: 'notes',
    module: { ...order, action: orderActs.note },
  },
  {
    ...{ path: '/zamowienia/:number/dokumenty', look: null, act: 'letters' },
    module: { ...order, action: orderActs.documents },
  },
  {
    path: '/zamowienia/:number/link',
    look: null,
    act: 'letters',
    module: { ...order, action: orderActs.link },
  },
  { path: '/zamowienia/:number/pliki/:file', look: 'orders', act: null, module: orderFile },
]
