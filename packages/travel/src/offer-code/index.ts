export {
  type HotelCardAddress,
  hotelCardAddress,
  hotelPath,
  hotelSegment,
  readHotelCardAddress,
} from './hotel-card-address.ts'
export {
  clickedLinkIn,
  type HotelCardParams,
  keptCardParams,
  readHotelCardParams,
} from './hotel-card-params.ts'
export { encodeOfferCode, type OfferCodeRefusal, type OfferParts, parseOfferCode } from './offer-code.ts'
export { cabinField, reservationAddress, reservationPath } from './reservation-address.ts'
export { fitsInRoom, otherDivisions, type RoomChoice, roomChoice, roomChoiceOf } from './room-choice.ts'
export { shareableOfferCode } from './shareable-offer-code.ts'
