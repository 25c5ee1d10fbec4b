import * as flightLoad from '../routes/flight-load.tsx'
import * as funnel from '../routes/funnel.tsx'
import * as hotelLoad from '../routes/hotel-load.tsx'
import * as sales from '../routes/sales.tsx'
import type { OfficePage } from './office-page.ts'

export const numbersPages: readonly OfficePage[] = [
  { path: '/liczby', look: 'numbers', act: null, module: sales },
  { path: '/liczby/lejek', look: 'numbers', act: null, module: funnel },
  { path: '/liczby/sprzedaz.csv', look: 'numbers', act: null, module: { loader: sales.file } },
  { path: '/liczby/droga.csv', look: 'numbers', act: null, module: { loader: funnel.file } },
  { path: '/oblozenie', look: 'load', act: null, module: flightLoad },
  { path: '/oblozenie/hotele', look: 'load', act: null, module: hotelLoad },
  { path: '/oblozenie/loty.csv', look: 'load', act: null, module: { loader: flightLoad.file } },
  { path: '/oblozenie/hotele.csv', look: 'load', act: null, module: { loader: hotelLoad.file } },
]
