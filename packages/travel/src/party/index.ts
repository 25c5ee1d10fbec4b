export { ageOn, childBirthDateRange } from './age.ts'
export {
  checkRooms,
  defaultParty,
  maxParticipants,
  maxRooms,
  type Occupancy,
  occupancyOf,
  type Party,
  participantsCount,
  roomsAfterTripTypeChange,
  wholeParty,
} from './occupancy.ts'
export { childrenDatesErrorLabel, type Participant } from './participants.ts'
export { maximumParticipantsWarning } from './participants-warning.ts'
export {
  countPassengers,
  type PassengerKind,
  passengerKind,
  passengerKinds,
  seatsNeeded,
} from './passenger.ts'
