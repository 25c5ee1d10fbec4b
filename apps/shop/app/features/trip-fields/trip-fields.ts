// Fields of plain forms that ask who travels, how long and from where. Their words are those of the page of destinations.

export { Choice, Labelled, NoLabel } from './labelled-field.tsx'
export { AdultsField, AirportChoice, ChildrenFields, NightsChoice, nightsText } from './plain-trip-fields.tsx'
