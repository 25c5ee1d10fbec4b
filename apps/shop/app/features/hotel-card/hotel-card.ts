export { HotelCardScreen } from './hotel-card-screen.tsx'
export { hotelPoster } from './hotel-poster.ts'
export { hotelSchemas } from './hotel-schema.ts'
