import { additionalTypes, offerTypes, tripTypes } from '@wojaz/travel/trip'
import { z } from 'zod'
import { money } from '../money.schema.ts'
import { list, occupancy, placeKind } from './offer.schema.ts'
import { dayPrice, nothing } from './search-answers.schema.ts'

const text = z.string()
const count = z.int().min(0)
const kind = z.enum(Object.keys(additionalTypes))
const tags = list(z.enum([...Object.values(offerTypes), ...kind.options]))
const told = <Schema extends z.ZodType>(schema: Schema, description: string): Schema =>
  schema.meta({ description }) as Schema

const counted = {
  enabled: told(z.boolean(), 'Choosing it, the other choices as they are, leads to at least one offer'),
  count: told(count, 'Hotels that choosing it leads to; pairs of flights with charters'),
  fromPrice: told(money.nullable(), 'Lowest price among them in grosze, per person or for all as asked'),
}

/** The common fields of all filter options. */
const option = {
  code: text,
  label: told(text, 'In the language of the request'),
  value: told(
    text,
    'As a search request says it: offerType, departuresCodes, the filter hours, destinationsCodes, nights from-to',
  ),
  selected: z.boolean(),
  indeterminate: told(z.boolean(), 'Some of its nested options are selected, but not all of it'),
  highlighted: told(z.boolean(), 'Many guests choose it: 8 countries, 3 places in each, 3 airports, a week'),
  assignedTags: told(tags, 'It belongs to the trip types that have one of these among their filterTags'),
  ...counted,
}

const flat = { ...option, options: told(nothing, 'Nothing is nested here') }

const formPlace = z.enum([...placeKind.options, 'airport'])

const placeOption = <Parts extends z.ZodType>(options: Parts) =>
  z.object({ ...option, kind: told(formPlace, 'Airports: only of flights alone'), options })

const countryOption = placeOption(list(placeOption(list(placeOption(nothing)))))

const additionalOption = z.object({
  key: told(text, 'The filter of a search request it is chosen with'),
  value: told(kind, 'LINEARFLIGHT: on scheduled flights. SKIBYPLANE: ski with a flight'),
  label: text,
  selected: z.boolean(),
  ...counted,
})

const typeOption = z.object({
  ...flat,
  code: z.enum(tripTypes),
  multiroom: told(z.boolean(), 'Several rooms can be booked together'),
  additionalOptions: told(list(additionalOption), 'Kinds within the trip type'),
  searchOffersUrl: told(text, 'The page that lists its offers'),
  globalTypes: told(list(text), 'Every spelling of offerType that means it or one of its kinds'),
  filterTags: told(tags, 'Options with one of these tags are offered with it, as its kinds are chosen now'),
})

const airportOption = z.object({
  ...flat,
  groupName: told(text.nullable(), 'Airports of one group are an easy exchange for each other'),
  irisCode: told(text, 'Its code in the reservation system'),
})

export const globalSearchFilter = z.discriminatedUnion('filterType', [
  z.object({ filterType: z.literal('TYPE'), options: list(typeOption) }),
  z.object({ filterType: z.literal('AIRPORT'), options: list(airportOption) }),
  z.object({
    filterType: z.literal('HOURS'),
    options: told(list(z.object(flat)), 'Parts of the day in which the flight out takes off; none: any hour'),
  }),
  z.object({ filterType: z.literal('REGION'), options: list(countryOption) }),
  z.object({
    filterType: z.literal('DURATION'),
    defaultValue: told(text, "Any length, 'from-to' in nights"),
    options: list(z.object(flat)),
  }),
  z.object({
    filterType: z.literal('WAY'),
    options: told(list(z.object(flat)), 'Flights alone: oneWay, out and not back'),
  }),
  z.object({
    filterType: z.literal('CABIN'),
    options: told(list(z.object(flat)), 'Flights alone: classes with a seat left somewhere, Economy first'),
  }),
  z.object({
    filterType: z.literal('CALENDAR'),
    selectedFrom: text.nullable(),
    selectedTo: text.nullable(),
    days: told(list(dayPrice), 'Days one can leave on'),
  }),
  z.object({ filterType: z.literal('ADULTS'), selectedCount: count }),
  z.object({ filterType: z.literal('CHILDREN'), birthDates: list(text) }),
  z.object({
    filterType: z.literal('OCCUPANCY'),
    occupancies: told(list(occupancy), 'Rooms; empty when all sleep in one'),
  }),
])
