export { type Coordinates, distanceKm, parseCoordinates } from './coordinates.ts'
export { placeMark, togglePlace } from './place-choice.ts'
export { placeWords } from './place-words.ts'
