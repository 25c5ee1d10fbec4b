import type { ReservationHead } from './reservation-view.ts'

/** A trip two months ahead, as its pages of changes name it. */
export const changeHead: ReservationHead = {
  number: 'W402917652',
  state: 'confirmed',
  name: 'Złota Zatoka Palace & Spa',
  place: 'Kreta, Grecja',
  departureDate: '2026-10-03',
  returnDate: '2026-10-10',
  nights: 7,
  adults: 2,
  children: 1,
  daysLeft: 60,
  tabs: [],
  notices: [],
  after: null,
}
