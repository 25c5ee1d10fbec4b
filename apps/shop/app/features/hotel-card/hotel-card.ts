export { hotelSchemas } from './hotel-schema.ts'
export { HotelCardScreen } from './screen/hotel-card-screen.tsx'
