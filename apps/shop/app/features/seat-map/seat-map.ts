export { SeatListScreen } from './seat-list-screen.tsx'
export { SeatsCard } from './seats-card.tsx'
