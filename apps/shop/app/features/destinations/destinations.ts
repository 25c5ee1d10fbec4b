export { DestinationIndex } from './destination-index.tsx'
export { DestinationScreen } from './destination-screen.tsx'
