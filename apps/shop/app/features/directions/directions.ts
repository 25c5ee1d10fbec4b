export { readDirectionAddress } from './direction-address.ts'
export { DirectionIndex } from './direction-index.tsx'
export { DirectionShelves } from './direction-shelves.tsx'
