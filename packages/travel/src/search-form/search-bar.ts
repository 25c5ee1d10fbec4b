import type { IsoDay } from '../dates/calendar-date.ts'
import {
  maxParticipants,
  maxRooms,
  type Party,
  roomsAfterTripTypeChange,
  wholeParty,
} from '../party/occupancy.ts'
import {
  addParticipant,
  closeParticipants,
  lacksBirthDate,
  type Participant,
  participantsOf,
  partyOf,
  removeParticipant,
  setBirthDate,
} from '../party/participants.ts'
import type { SearchState } from '../search/search-state.ts'
import { type DayPart, dayPartFilter } from '../trip/day-part.ts'
import type { BetterCabin } from '../trip/flight.ts'
import { cabinFilter, flightWayFilter, oneWay } from '../trip/flight-filter.ts'
import { type AdditionalType, additionalTypeFilter } from '../trip/offer-type.ts'
import { type SearchDropdown, type TripType, tripTypeConfiguration } from '../trip/trip-type.ts'
import { departureDays, type TravelDates, travelDatesOf } from './travel-dates.ts'

/** The search form as the guest fills it in. `open` is one value, so two open dropdowns are not representable. */
export interface SearchBar {
  /** The search that would be sent now, without the children that have no birth date. */
  readonly search: SearchState
  readonly open: SearchDropdown | null
  /** Dropdowns without any options. */
  readonly disabled: readonly SearchDropdown[]
  /** One room or several; a child's birth date may still be missing. */
  readonly rooms: readonly (readonly Participant[])[]
  /** Days being picked while the travel date is open: applied on submit, discarded on close. */
  readonly draft: TravelDates | null
  /** The guest wanted more people than can be booked online: show the warning. */
  readonly isPastLimit: boolean
}

export type SearchBarEvent =
  | { type: 'dropdownPressed'; dropdown: SearchDropdown }
  /** Escape, a press elsewhere, "done". */
  | { type: 'dismissed' }
  /** The form was sent: picked days are applied, and the open dropdown closes even with incomplete children. */
  | { type: 'sent'; today: IsoDay }
  | { type: 'tripTypeChosen'; tripType: TripType }
  | { type: 'kindPressed'; kind: AdditionalType }
  | { type: 'airportsChosen'; codes: readonly string[] }
  | { type: 'hoursChosen'; hours: readonly DayPart[] }
  | { type: 'placesChosen'; codes: readonly string[] }
  | { type: 'nightsChosen'; nights: readonly [from: number, to: number] | null }
  /** Only for a flight without a hotel. */
  | { type: 'oneWayChosen' }
  /** Only for a flight without a hotel; null is economy. */
  | { type: 'cabinChosen'; cabin: BetterCabin | null }
  /** Days picked in the calendar: a draft until submitted. */
  | { type: 'datesPicked'; dates: TravelDates }
  /** A whole month, flexible days, any time: applied at once. */
  | { type: 'datesChosen'; dates: TravelDates; today: IsoDay }
  | { type: 'datesSubmitted'; today: IsoDay }
  /** The nearest day with a departure. */
  | { type: 'sameDayChosen'; day: IsoDay }
  | { type: 'participantAdded'; room: number; kind: Participant['type'] }
  | { type: 'participantRemoved'; room: number; id: string }
  | { type: 'birthDateGiven'; room: number; id: string; birthDate: IsoDay | null }
  | { type: 'roomAdded' }
  | { type: 'roomRemoved'; room: number }
  | { type: 'optionsCame'; disabled: readonly SearchDropdown[] }
  | { type: 'searchReplaced'; search: SearchState }

export function searchBarOf(search: SearchState): SearchBar {
  const rooms = (search.occupancies.length > 0 ? search.occupancies : [search]).map(participantsOf)
  return { search, open: null, disabled: [], rooms, draft: null, isPastLimit: false }
}

function canOpen({ search, disabled }: SearchBar, dropdown: SearchDropdown): boolean {
  return isVisible(search.tripType, dropdown) && !disabled.includes(dropdown)
}

export function searchBar(bar: SearchBar, event: SearchBarEvent): SearchBar {
  switch (event.type) {
    case 'dropdownPressed':
      if (!canOpen(bar, event.dropdown)) return bar
      return bar.open === event.dropdown ? leave(bar, false) : enter(leave(bar, true), event.dropdown)
    case 'dismissed':
      return leave(bar, false)
    case 'sent':
      return leave(withDraft(bar, event.today), true)
    case 'tripTypeChosen':
      return event.tripType === bar.search.tripType ? bar : withTripType(bar, event.tripType)
    case 'kindPressed':
      return changed(bar, { selectedFilterValues: withKind(bar.search, event.kind) })
    case 'airportsChosen':
      return changed(bar, { selectedAirports: event.codes })
    case 'hoursChosen':
      return changed(bar, {
        selectedFilterValues: { ...bar.search.selectedFilterValues, [dayPartFilter]: event.hours },
      })
    case 'placesChosen':
      return changed(bar, { selectedDestinationsCodes: event.codes })
    case 'nightsChosen': {
      const [durationFrom, durationTo] = event.nights ?? [null, null]
      const { [flightWayFilter]: _, ...others } = bar.search.selectedFilterValues
      return changed(bar, { durationFrom, durationTo, selectedFilterValues: others })
    }
    case 'oneWayChosen': {
      const filters = { ...bar.search.selectedFilterValues, [flightWayFilter]: [oneWay] }
      return changed(bar, { durationFrom: null, durationTo: null, selectedFilterValues: filters })
    }
    case 'cabinChosen': {
      const { [cabinFilter]: _, ...others } = bar.search.selectedFilterValues
      const chosen = event.cabin === null ? others : { ...others, [cabinFilter]: [event.cabin] }
      return changed(bar, { selectedFilterValues: chosen })
    }
    case 'datesPicked':
      return { ...bar, draft: event.dates }
    case 'datesChosen':
      return withDraft({ ...bar, draft: event.dates }, event.today)
    case 'datesSubmitted':
      return { ...withDraft(bar, event.today), ...closed }
    case 'sameDayChosen':
      return { ...changed(bar, { startDate: event.day, endDate: event.day }), ...closed }
    case 'participantAdded':
      return present(bar) < maxParticipants
        ? withRoom(bar, event.room, (room) => addParticipant(room, event.kind, present(bar)))
        : { ...bar, isPastLimit: true }
    case 'participantRemoved':
      return withRoom(bar, event.room, (room) => removeParticipant(room, event.id))
    case 'birthDateGiven':
      return withRoom(bar, event.room, (room) => setBirthDate(room, event.id, event.birthDate))
    case 'roomAdded':
      return withRoomAdded(bar)
    case 'roomRemoved':
      return bar.rooms.length > 1
        ? withRooms(
            bar,
            bar.rooms.filter((_, room) => room !== event.room),
          )
        : bar
    case 'optionsCame':
      return { ...bar, disabled: event.disabled }
    case 'searchReplaced':
      return { ...searchBarOf(event.search), disabled: bar.disabled }
  }
}

const closed = { open: null, draft: null } as const

function isVisible(tripType: TripType, dropdown: SearchDropdown): boolean {
  return tripTypeConfiguration[tripType].visibleDropdowns.includes(dropdown)
}

function changed(bar: SearchBar, change: Partial<SearchState>): SearchBar {
  return { ...bar, search: { ...bar.search, ...change } }
}

function enter(bar: SearchBar, open: SearchDropdown): SearchBar {
  return { ...bar, open, draft: open === 'travelDate' ? travelDatesOf(bar.search) : null }
}

/** Participants close only if every child has a birth date, or if forced: then children without one are dropped. */
function leave(bar: SearchBar, forced: boolean): SearchBar {
  if (bar.open !== 'participants') return { ...bar, ...closed }
  const updates = bar.rooms.map((room) => closeParticipants(room, { forced }))
  const rooms = updates.map(({ participants }) => participants)
  const staysOpen = updates.some(({ open }) => open)
  return { ...withRooms(bar, rooms), open: staysOpen ? 'participants' : null }
}

/**
 * Another trip type starts with no places, airports and filters. Dates and party stay, as far as the rooms of the new type allow.
 */
function withTripType(bar: SearchBar, tripType: TripType): SearchBar {
  const rooms = roomsAfterTripTypeChange(bar.rooms.map(partyOf), tripType)
  const kept = rooms.length === bar.rooms.length ? bar.rooms : rooms.map(participantsOf)
  const begun = changed(bar, {
    tripType,
    selectedAirports: [],
    selectedDestinationsCodes: [],
    selectedFilterValues: {},
    searchCriteriaCode: null,
  })
  return withRooms(begun, kept)
}

function withKind({ selectedFilterValues }: SearchState, kind: AdditionalType) {
  const { [additionalTypeFilter]: kinds = [], ...others } = selectedFilterValues
  return kinds.includes(kind) ? others : { ...others, [additionalTypeFilter]: [kind] }
}

function present({ rooms }: SearchBar): number {
  return rooms.reduce((sum, room) => sum + room.length, 0)
}

function withRoom(
  bar: SearchBar,
  number: number,
  change: (room: readonly Participant[]) => readonly Participant[],
): SearchBar {
  return withRooms(
    bar,
    bar.rooms.map((room, index) => (index === number ? change(room) : room)),
  )
}

/** A new room starts with one adult. No room is added if the trip type has only one room or the party is full. */
function withRoomAdded(bar: SearchBar): SearchBar {
  if (!tripTypeConfiguration[bar.search.tripType].multiroom || bar.rooms.length >= maxRooms) return bar
  if (present(bar) >= maxParticipants) return { ...bar, isPastLimit: true }
  return withRooms(bar, [...bar.rooms, participantsOf({ adultsCount: 1, childrenBirthDates: [] })])
}

/** Every change of the party changes the search at once. */
function withRooms(bar: SearchBar, rooms: SearchBar['rooms']): SearchBar {
  const parties: readonly Party[] = rooms.map(partyOf)
  const occupancies = parties.length > 1 ? parties : []
  return { ...changed(bar, { ...wholeParty(parties), occupancies }), rooms, isPastLimit: false }
}

/** The bar with the picked days applied: what the guest is about to search for. */
export function withDraft(bar: SearchBar, today: IsoDay): SearchBar {
  return bar.draft ? changed(bar, departureDays(bar.draft, today)) : bar
}

/** Whether days were picked that closing would discard. */
export function hasUnappliedDates(bar: SearchBar, today: IsoDay): boolean {
  const { startDate, endDate } = withDraft(bar, today).search
  return startDate !== bar.search.startDate || endDate !== bar.search.endDate
}

/** Whether a child's birth date is missing: the form then shows `childrenDatesErrorLabel`. */
export function lacksBirthDates({ rooms }: SearchBar): boolean {
  return rooms.some((room) => room.some(lacksBirthDate))
}
