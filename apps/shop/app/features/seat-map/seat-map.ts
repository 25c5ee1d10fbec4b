export { SeatHold } from './seat-hold.tsx'
export { SeatListScreen } from './seat-list-screen.tsx'
export { seatMapParameter } from './seat-map-view.ts'
export { SeatsCard } from './seats-card.tsx'
