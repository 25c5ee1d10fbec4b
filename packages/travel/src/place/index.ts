export { type Coordinates, distanceKm, parseCoordinates } from './coordinates.ts'
export { countryName, countryNames, homeCountry, readCountry } from './countries.ts'
export { placeMark, togglePlace } from './place-choice.ts'
export { placeWords } from './place-words.ts'
