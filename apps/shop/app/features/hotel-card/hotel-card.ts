export { HotelCardScreen } from './hotel-card-screen.tsx'
export { hotelSchemas } from './hotel-schema.ts'
