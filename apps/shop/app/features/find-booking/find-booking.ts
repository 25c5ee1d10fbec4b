export { findBookingAddress } from './find-booking-address.ts'
export { FindBookingForm } from './find-booking-form.tsx'
export { FindBookingScreen } from './find-booking-screen.tsx'
