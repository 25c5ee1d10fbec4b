export { readDirectionAddress } from './direction-address.ts'
export { DirectionIndex } from './direction-index.tsx'
export { DirectionScreen } from './direction-screen.tsx'
