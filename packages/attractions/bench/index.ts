export { makePlaces } from '../test/make-places.ts'
export { dice, randomAttraction, randomQuery } from '../test/random-attractions.ts'
