export { SeatHold } from './seat-hold.tsx'
export { SeatListScreen } from './seat-list-screen.tsx'
export { SeatMapLink } from './seat-map-link.tsx'
export { SeatsCard } from './seats-card.tsx'
