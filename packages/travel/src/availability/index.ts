export { type AvailabilityMatrix, AvailabilityMatrixMaker, type Named } from './availability-matrix.ts'
export { type NearestStay, nearestStay, type StaysByDate } from './nearest-stay.ts'
export { hasMoreOffers, mergedOffers, offerList, offerListOf } from './offer-list.ts'
export {
  isPossibleChoice,
  openChoice,
  type PossibleChoices,
  possibleChoices,
  type StayChoice,
} from './possible-choices.ts'
