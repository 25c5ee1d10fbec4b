// Made by `npm run client` from /api/docs/json. Not edited by hand.

export type Activity = {
id: number
url: string
title: string
summary: string
place: string | null
coordinates: {
latitude: number
longitude: number
} | null
picture: Picture | null
/** In minutes */
duration: {
from: number
to: number | null
} | null
/** In grosze; null: nobody knows before a date is chosen */
price_from: number | null
/** So long before the start everything is given back */
free_cancellation_hours: number
pickup: boolean
instant_confirmation: boolean
}

export type ActivityFacets = readonly ({
facet_type: 'terms' | 'range'
key: string
label: string
values: readonly ({
key: string
label: string
/** What choosing this value alone in its facet gives */
value: number
})[]
})[]

export type Agreement = {
channel: 'newsletter' | 'presale' | 'sms' | 'phone'
isGiven: boolean
since: string | null
/** What is agreed to now. */
wording: string
/** Every yes and no with its words (HTML), the newest first. */
history: readonly ({
isGiven: boolean
at: string
wording: string
})[]
}

export type Airport = {
code: string
name: string
}

export type AttractionCart = {
state: 'open' | 'ordered' | 'paid' | 'abandoned' | 'empty'
total: Money
heldUntil: string | null
items: readonly (AttractionItem)[]
}

export type AttractionItem = {
id: string
activityId: number
title: string
option: string
localStart: string
state: 'asked' | 'on-hold' | 'waiting' | 'confirmed' | 'rejected' | 'expired' | 'cancelled' | 'redeemed'
price: Money
tickets: Record<string, number>
pickup: string | null
/** On the clocks of the place; null: not free any more */
freeUntil: string | null
isConfirmedAtOnce: boolean
}

export type AttractionOrder = {
transactionId: string
number: string
state: 'ordered' | 'paid' | 'unpaid'
total: Money
paid: Money
}

export type AvailabilityMatrix = {
airports: readonly ({
code: string
name: string
})[]
durations: readonly (number)[]
durationPeriods: readonly ({
from: number
to: number
})[]
airportsByDurations: Record<string, readonly (string)[]>
datesByAirports: Record<string, readonly (string)[]>
durationsByDates: Record<string, readonly ({
duration: number
price: Money
airportCode: string
boardCodes: readonly (string)[]
})[]>
boardTypes: readonly ({
code: string
name: string
})[]
dates: readonly (DayPrice)[]
}

export type BegunPayment = {
paymentId: string
redirectUrl: string | null
}

export type CabinRow = {
number: number
/** Seats of the class of the trip can be held */
cabin: 'Economy' | 'Comfort' | 'PremiumComfort' | 'Business' | 'Premium'
isExitRow: boolean
/** Seats between aisles, from left to right; null where the plane has none */
blocks: readonly (readonly ({
/** Its name: 12A */
seat: string
zone: 'front' | 'exit' | 'legroom' | 'standard'
isWindow: boolean
isAisle: boolean
/** In grosze, for one person on this flight, on top of the trip */
price: Money
} | null)[])[]
}

export type CalendarDay = {
date: string
total: Money
url: string
isChosen: boolean
otherRoom: string | null
}

export type CancelQuote = {
id: string
fee: Money
refund: Money
percent: number
isFlexible: boolean
validUntil: string
/** By which money goes back. */
methods: readonly ('blik' | 'card' | 'googlePay' | 'applePay' | 'payLater' | 'bank')[]
/** What goes on at the place, so that it is free of charge. */
reason?: 'disaster' | 'epidemic' | 'unrest' | 'closed'
}

export type Cart = {
id: string
state: 'open' | 'ordered' | 'abandoned'
locale: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'
offerCode: string
agreedTotal: Money
price: CartPrice | null
participants: readonly ({
firstName: string
lastName: string
birthDate: string
title: 'woman' | 'man'
/** The place from 0 where the guest wrote this traveller */
entered?: number
/** A travel document of theirs is kept */
hasDocument: boolean
})[]
contact: Contact | null
upsells: readonly (ChosenUpsell)[]
seats: readonly ({
flightId: number
seat: string
person: number
price: Money
})[]
consents: Consents
wishes: {
kinds: readonly (string)[]
text: string
} | null
orderNumber: string | null
}

export type CartPrice = {
offer: Money
lines: readonly ({
type: 'FLIGHT_CLASS' | 'SEATS' | 'LUGGAGE' | 'TRANSFER' | 'INSURANCE' | 'FLEX' | 'PARKING' | 'ASSISTANCE' | 'FACULTATIVE_TRIPS' | 'CHANGE_FEE' | 'GOODWILL'
code: string
person: number | null
amount: Money
})[]
upsells: Money
total: Money
plan: {
dueNow: Money
balance: {
amount: Money
dueBy: string
} | null
}
}

export type CartPriceNow = {
kind: 'same' | 'drop' | 'rise' | 'sold-out'
before: Money
now: Money | null
price: CartPrice | null
alternatives: readonly (Offer)[]
}

export type CartProduct = {
cartId: string
offerCode: string
offer: Offer | null
}

export type CartUpsell = {
type: 'FLIGHT_CLASS' | 'SEATS' | 'LUGGAGE' | 'TRANSFER' | 'INSURANCE' | 'FLEX' | 'PARKING' | 'ASSISTANCE' | 'FACULTATIVE_TRIPS'
title: string
description: string
groupType: 'FLIGHT' | 'PROTECTION' | 'COMFORT' | 'TRIPS'
/** An original; its twin below scale/ has any width */
headerImageUrl: string
/** What to read first: pages of the shop, as far as editors keep them active */
attachments: readonly ({
title: string
url: string
})[]
showIcon: 'CHECKOUT'
resignationAvailable: boolean
recommending: {
title: string
callToAction: string
}
discouraging: {
title: string
callToAction: string
}
variants: readonly ({
code: string
/** On top of the offer, for one person or seat, or for all */
price: Money
/** For a child; null: as for everybody */
childPrice: Money | null
/** The price of the offer holds it */
isIncluded: boolean
title: string
options: readonly (string)[]
summaryTitle: string
})[]
/** Travellers from 0, one by one; empty: once for all */
personRefs: readonly (number)[]
/** Those of them who pay the price of a child */
childRefs: readonly (number)[]
}

export type ChangeQuote = {
id: string
isOver: boolean
validUntil: string
parts: readonly ({
part: string
before: string
after: string
})[]
/** Upsells and seats that the new trip does not have. */
lost: readonly (string)[]
before: Money
difference: Money
fee: Money
feeKind: 'table' | 'flexible' | 'leaving' | 'transfer' | 'none'
total: Money
paid: Money
refund: Money
/** By which money goes back. */
ways: readonly ('blik' | 'card' | 'googlePay' | 'applePay' | 'payLater' | 'bank')[]
due: readonly ({
amount: Money
/** yyyy-mm-dd */
dueBy: string
})[]
/** Somebody else goes: both owe the price jointly. */
isHandOver?: boolean
}

export type CharterOffer = {
/** Its first three letters are the departure airport */
offerCode: string
departureDate: string
/** The same day */
startDate: string
/** The same day */
date: string
returnDate: string
duration: number
/** Whether price and discountPrice are for one person or for all, as `priceSelector` asked; `fullPrice` where nothing could be asked, and of a single traveller */
priceType: 'personPrice' | 'fullPrice'
/** In grosze, before the reduction; for whom says priceType */
price: Money
/** In grosze, what is paid; for whom says priceType */
discountPrice: Money
/** In grosze, for all, before the reduction */
originalFullPrice: Money
quote: Quote
departureHours: string
departureAirport: Airport
destinationAirport: Airport
/** Country and region where the plane lands */
places: readonly (NamedPlace)[]
departureFlight: FlightLeg
/** null: one way */
returnFlight: FlightLeg | null
cabin: 'Economy' | 'Comfort' | 'PremiumComfort' | 'Business' | 'Premium'
/** What the class costs all of them; it is in the price */
cabinPrice: Money
}

export type CharterRequest = {
/** LINEARFLIGHT is BY_PLANE on scheduled flights, SKIBYPLANE is SKI with a flight. */
offerType?: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'BYPLANE' | 'BYCAR' | 'LINEARFLIGHT' | 'SKIBYPLANE'
childrenBirthdays?: readonly (string)[]
departuresCodes?: readonly (string)[]
destinationsCodes?: readonly (string)[]
numberOfAdults?: number
occupancies?: readonly (Room)[]
departureDateFrom?: string | null
departureDateTo?: string | null
durationFrom?: number | null
durationTo?: number | null
site?: 'pl'
metaData?: Paging
/** Facets of the listing. 'priceSelector' says whether prices are per person (personPrice) or for all (fullPrice), 'amountRange' and 'amountRangeSKI' are 'from#to' in złoty, 'additionalType' is LINEARFLIGHT (scheduled flights only, BY_PLANE) or SKIBYPLANE (with a flight, SKI) and changes nothing in other trip types, 'hours' are parts of the day in which the flight out takes off: 00-06, 06-12, 12-18, 18-24. */
filters?: readonly (SearchFilter)[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
}

export type CharterResult = {
offers: readonly (CharterOffer)[]
pagination: Pagination
fromPrice: Money | null
}

export type ChosenOffer = {
offer: Offer
url: string
payment: {
dueNow: Money
balance: {
amount: Money
dueBy: string
} | null
}
cancellation: readonly ({
until: string
percent: number
})[]
changeFees: readonly ({
until: string
perPerson: Money
})[]
handOverUntil: string | null
seatsLeft: number | null
roomsLeft: number | null
}

export type ChosenUpsell = {
type: 'FLIGHT_CLASS' | 'SEATS' | 'LUGGAGE' | 'TRANSFER' | 'INSURANCE' | 'FLEX' | 'PARKING' | 'ASSISTANCE' | 'FACULTATIVE_TRIPS'
code: string
person: number | null
}

export type ChosenUpsellInput = {
type: 'FLIGHT_CLASS' | 'SEATS' | 'LUGGAGE' | 'TRANSFER' | 'INSURANCE' | 'FLEX' | 'PARKING' | 'ASSISTANCE' | 'FACULTATIVE_TRIPS'
code: string
person: number | null
}

export type Companion = {
id: string
title: string
firstName: string
lastName: string
birthDate: string
document: {
type: string
/** Its last three characters. */
number: string
validUntil: string | null
} | null
}

export type ComplaintCategory = {
code: string
name: string
questions: readonly ({
code: string
text: string
required: boolean
})[]
wishes: readonly ('reduction' | 'damages' | 'apology' | 'explanation')[]
}

export type Component = {
uid: string
/** What draws it, for instance `hero` or `offerCarousel` */
name: string
active: boolean
validFrom: string | null
validTo: string | null
/** User statuses, or LOGGED; empty: everybody */
profiles: readonly (string)[]
html: string
styles: string
/** Its rows */
items: readonly (unknown)[]
options: readonly ({
key: string
value?: string
dateValue?: string
})[]
}

export type ConfiguratorFilters = {
filters: {
date: readonly (ConfiguratorOption)[]
airport: readonly (ConfiguratorOption)[]
hour: readonly (ConfiguratorOption)[]
duration: readonly (ConfiguratorOption)[]
board: readonly (ConfiguratorOption)[]
}
}

export type ConfiguratorOption = {
value: string
label: string
url: string
total: Money
isChosen: boolean
/** What else would change; empty: nothing does */
changes: readonly ({
field: 'date'
to: string
} | {
field: 'duration'
to: number
} | {
field: 'airport' | 'board' | 'room'
to: string
})[]
}

export type Consents = {
terms: boolean
standardForm: boolean
marketingEmail: boolean
marketingSms: boolean
marketingPhone: boolean
}

export type ConsentsInput = {
terms: boolean
standardForm: boolean
marketingEmail: boolean
marketingSms: boolean
marketingPhone: boolean
}

export type Contact = {
firstName: string
lastName: string
email: string
phone: string
street: string
postalCode: string
city: string
}

export type ContactInput = {
firstName: string
lastName: string
email: string
phone: string
street: string
postalCode: string
city: string
}

export type ContentPage = {
id: number
/** Without a language prefix */
url: string
active: boolean
pageType: string
title: string
slots: readonly ({
name: string
components: readonly (Component)[]
})[]
metaProperties: readonly ({
key: string
value: string
})[]
globalSearch: {
heading: string | null
tripType: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
destinations: readonly (string)[]
} | null
sortCodes: readonly ('price' | 'priceDESC' | 'hotelRating' | 'nearestDeparture' | 'categoryDESC' | 'flightDate')[]
banner: Component | null
seoText: Component | null
breadcrumbs: readonly ({
label: string
url: string
})[]
tiles: readonly ({
code: string
active: boolean
})[]
tilesHeading: string | null
/** Followed as far as `depth` says; above it an id. See GET /api/menus. */
menu: readonly (MenuGroup)[] | number | null
menuCollapsed: boolean
regulations: Component | null
seoLinksContainer: Component | null
organizationSchema: {
name: string
[name: string]: unknown
} | null
/** Followed as far as `depth` says; above it an id. See GET /api/popups. */
popup: {
name: string
active: boolean
[name: string]: unknown
} | number | null
article: {
url: string
title: string
lead: string | null
picture: ContentPicture | null
topic: string | null
publishedOn: string
} | null
updatedAt: string
createdAt: string
}

export type ContentPicture = {
/** An original below /file; its twin below /scale has any width */
src: string
alt: string
width: number
height: number
/** What must stay visible when it is cropped, in percent from the left and the top */
focal?: {
x: number
y: number
}
}

export type Country = {
code: string
kind: 'country' | 'region' | 'resort'
name: string
seoName: string
latitude: number
longitude: number
count: number
fromPrice: Money | null
children: readonly ({
code: string
kind: 'country' | 'region' | 'resort'
name: string
seoName: string
latitude: number
longitude: number
count: number
fromPrice: Money | null
children: readonly ({
code: string
kind: 'country' | 'region' | 'resort'
name: string
seoName: string
latitude: number
longitude: number
count: number
fromPrice: Money | null
children: readonly (unknown)[]
})[]
})[]
}

export type CustomerDetails = {
title: string | null
firstName: string
lastName: string
birthDate: string | null
phone: string | null
street: string | null
postalCode: string | null
city: string | null
language: string
airport: string | null
}

export type DataCopy = {
state: 'none'
} | {
state: 'waiting'
id: string
done: number
parts: number
} | {
state: 'ready'
id: string
until: string
kilobytes: number
url: string
} | {
state: 'failed'
id: string
}

export type DayPrice = {
date: string
/** In grosze, for one person or for all as `priceSelector` asks */
price: Money
}

export type Destination = {
/** Names in addresses from the country down: `grecja/kreta` */
path: string
kind: 'direction' | 'region' | 'resort'
/** For `destinationsCodes` of a search */
code: string
name: string
/** “w Grecji” */
nameIn: string
/** “do Grecji” */
nameTo: string
lead: string | null
html: string
picture: ContentPicture | null
/** Twelve months, January first */
climate: readonly ({
air: number
sea: number | null
rainDays: number
sunHours: number
})[] | null
guide: {
currency: string | null
power: string | null
phone: string | null
entry: string | null
emergency: string | null
sights: readonly ({
name: string
text: string
})[]
phrases: readonly ({
name: string
text: string
})[]
} | null
featured: boolean
updatedAt: string
}

export type DestinationPrices = {
code: string
name: string
months: readonly ({
month: string
/** In grosze, for one person or for all as `priceSelector` asks */
price: Money
count: number
})[]
}

export type Facet = {
code: string
displayType: 'SINGLE_CHOICE' | 'MULTI_CHOICE'
values: readonly ({
code: string
label: string
selected: boolean
count: number
fromPrice: Money | null
})[]
}

export type FlightLeg = {
flightId: number
airLineCode: string
flightNumber: string
fromAirport: string
toAirport: string
date: string
departureTime: string
arrivalTime: string
aircraft: string
isLowCost: boolean
seatsLeft: number
}

export type GlobalSearchFilter = {
filterType: 'TYPE'
options: readonly ({
code: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
/** In the language of the request */
label: string
/** As a search request says it: offerType, departuresCodes, the filter hours, destinationsCodes, nights from-to */
value: string
selected: boolean
/** Some of its nested options are selected, but not all of it */
indeterminate: boolean
/** Many guests choose it: 8 countries, 3 places in each, 3 airports, a week */
highlighted: boolean
/** It belongs to the trip types that have one of these among their filterTags */
assignedTags: readonly ('BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'LINEARFLIGHT' | 'SKIBYPLANE')[]
/** Choosing it, the other choices as they are, leads to at least one offer */
enabled: boolean
/** Hotels that choosing it leads to; pairs of flights with charters */
count: number
/** Lowest price among them in grosze, per person or for all as asked */
fromPrice: Money | null
/** Nothing is nested here */
options: readonly (unknown)[]
/** Several rooms can be booked together */
multiroom: boolean
/** Kinds within the trip type */
additionalOptions: readonly ({
/** The filter of a search request it is chosen with */
key: string
/** LINEARFLIGHT: on scheduled flights. SKIBYPLANE: ski with a flight */
value: 'LINEARFLIGHT' | 'SKIBYPLANE'
label: string
selected: boolean
/** Choosing it, the other choices as they are, leads to at least one offer */
enabled: boolean
/** Hotels that choosing it leads to; pairs of flights with charters */
count: number
/** Lowest price among them in grosze, per person or for all as asked */
fromPrice: Money | null
})[]
/** The page that lists its offers */
searchOffersUrl: string
/** Every spelling of offerType that means it or one of its kinds */
globalTypes: readonly (string)[]
/** Options with one of these tags are offered with it, as its kinds are chosen now */
filterTags: readonly ('BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'LINEARFLIGHT' | 'SKIBYPLANE')[]
})[]
} | {
filterType: 'AIRPORT'
options: readonly ({
code: string
/** In the language of the request */
label: string
/** As a search request says it: offerType, departuresCodes, the filter hours, destinationsCodes, nights from-to */
value: string
selected: boolean
/** Some of its nested options are selected, but not all of it */
indeterminate: boolean
/** Many guests choose it: 8 countries, 3 places in each, 3 airports, a week */
highlighted: boolean
/** It belongs to the trip types that have one of these among their filterTags */
assignedTags: readonly ('BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'LINEARFLIGHT' | 'SKIBYPLANE')[]
/** Choosing it, the other choices as they are, leads to at least one offer */
enabled: boolean
/** Hotels that choosing it leads to; pairs of flights with charters */
count: number
/** Lowest price among them in grosze, per person or for all as asked */
fromPrice: Money | null
/** Nothing is nested here */
options: readonly (unknown)[]
/** Airports of one group are an easy exchange for each other */
groupName: string | null
/** Its code in the reservation system */
irisCode: string
})[]
} | {
filterType: 'HOURS'
/** Parts of the day in which the flight out takes off; none: any hour */
options: readonly ({
code: string
/** In the language of the request */
label: string
/** As a search request says it: offerType, departuresCodes, the filter hours, destinationsCodes, nights from-to */
value: string
selected: boolean
/** Some of its nested options are selected, but not all of it */
indeterminate: boolean
/** Many guests choose it: 8 countries, 3 places in each, 3 airports, a week */
highlighted: boolean
/** It belongs to the trip types that have one of these among their filterTags */
assignedTags: readonly ('BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'LINEARFLIGHT' | 'SKIBYPLANE')[]
/** Choosing it, the other choices as they are, leads to at least one offer */
enabled: boolean
/** Hotels that choosing it leads to; pairs of flights with charters */
count: number
/** Lowest price among them in grosze, per person or for all as asked */
fromPrice: Money | null
/** Nothing is nested here */
options: readonly (unknown)[]
})[]
} | {
filterType: 'REGION'
options: readonly ({
code: string
/** In the language of the request */
label: string
/** As a search request says it: offerType, departuresCodes, the filter hours, destinationsCodes, nights from-to */
value: string
selected: boolean
/** Some of its nested options are selected, but not all of it */
indeterminate: boolean
/** Many guests choose it: 8 countries, 3 places in each, 3 airports, a week */
highlighted: boolean
/** It belongs to the trip types that have one of these among their filterTags */
assignedTags: readonly ('BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'LINEARFLIGHT' | 'SKIBYPLANE')[]
/** Choosing it, the other choices as they are, leads to at least one offer */
enabled: boolean
/** Hotels that choosing it leads to; pairs of flights with charters */
count: number
/** Lowest price among them in grosze, per person or for all as asked */
fromPrice: Money | null
/** Airports: only of flights alone */
kind: 'country' | 'region' | 'resort' | 'airport'
options: readonly ({
code: string
/** In the language of the request */
label: string
/** As a search request says it: offerType, departuresCodes, the filter hours, destinationsCodes, nights from-to */
value: string
selected: boolean
/** Some of its nested options are selected, but not all of it */
indeterminate: boolean
/** Many guests choose it: 8 countries, 3 places in each, 3 airports, a week */
highlighted: boolean
/** It belongs to the trip types that have one of these among their filterTags */
assignedTags: readonly ('BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'LINEARFLIGHT' | 'SKIBYPLANE')[]
/** Choosing it, the other choices as they are, leads to at least one offer */
enabled: boolean
/** Hotels that choosing it leads to; pairs of flights with charters */
count: number
/** Lowest price among them in grosze, per person or for all as asked */
fromPrice: Money | null
/** Airports: only of flights alone */
kind: 'country' | 'region' | 'resort' | 'airport'
options: readonly ({
code: string
/** In the language of the request */
label: string
/** As a search request says it: offerType, departuresCodes, the filter hours, destinationsCodes, nights from-to */
value: string
selected: boolean
/** Some of its nested options are selected, but not all of it */
indeterminate: boolean
/** Many guests choose it: 8 countries, 3 places in each, 3 airports, a week */
highlighted: boolean
/** It belongs to the trip types that have one of these among their filterTags */
assignedTags: readonly ('BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'LINEARFLIGHT' | 'SKIBYPLANE')[]
/** Choosing it, the other choices as they are, leads to at least one offer */
enabled: boolean
/** Hotels that choosing it leads to; pairs of flights with charters */
count: number
/** Lowest price among them in grosze, per person or for all as asked */
fromPrice: Money | null
/** Airports: only of flights alone */
kind: 'country' | 'region' | 'resort' | 'airport'
options: readonly (unknown)[]
})[]
})[]
})[]
} | {
filterType: 'DURATION'
/** Any length, 'from-to' in nights */
defaultValue: string
options: readonly ({
code: string
/** In the language of the request */
label: string
/** As a search request says it: offerType, departuresCodes, the filter hours, destinationsCodes, nights from-to */
value: string
selected: boolean
/** Some of its nested options are selected, but not all of it */
indeterminate: boolean
/** Many guests choose it: 8 countries, 3 places in each, 3 airports, a week */
highlighted: boolean
/** It belongs to the trip types that have one of these among their filterTags */
assignedTags: readonly ('BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'LINEARFLIGHT' | 'SKIBYPLANE')[]
/** Choosing it, the other choices as they are, leads to at least one offer */
enabled: boolean
/** Hotels that choosing it leads to; pairs of flights with charters */
count: number
/** Lowest price among them in grosze, per person or for all as asked */
fromPrice: Money | null
/** Nothing is nested here */
options: readonly (unknown)[]
})[]
} | {
filterType: 'WAY'
/** Flights alone: oneWay, out and not back */
options: readonly ({
code: string
/** In the language of the request */
label: string
/** As a search request says it: offerType, departuresCodes, the filter hours, destinationsCodes, nights from-to */
value: string
selected: boolean
/** Some of its nested options are selected, but not all of it */
indeterminate: boolean
/** Many guests choose it: 8 countries, 3 places in each, 3 airports, a week */
highlighted: boolean
/** It belongs to the trip types that have one of these among their filterTags */
assignedTags: readonly ('BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'LINEARFLIGHT' | 'SKIBYPLANE')[]
/** Choosing it, the other choices as they are, leads to at least one offer */
enabled: boolean
/** Hotels that choosing it leads to; pairs of flights with charters */
count: number
/** Lowest price among them in grosze, per person or for all as asked */
fromPrice: Money | null
/** Nothing is nested here */
options: readonly (unknown)[]
})[]
} | {
filterType: 'CABIN'
/** Flights alone: classes with a seat left somewhere, Economy first */
options: readonly ({
code: string
/** In the language of the request */
label: string
/** As a search request says it: offerType, departuresCodes, the filter hours, destinationsCodes, nights from-to */
value: string
selected: boolean
/** Some of its nested options are selected, but not all of it */
indeterminate: boolean
/** Many guests choose it: 8 countries, 3 places in each, 3 airports, a week */
highlighted: boolean
/** It belongs to the trip types that have one of these among their filterTags */
assignedTags: readonly ('BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'LINEARFLIGHT' | 'SKIBYPLANE')[]
/** Choosing it, the other choices as they are, leads to at least one offer */
enabled: boolean
/** Hotels that choosing it leads to; pairs of flights with charters */
count: number
/** Lowest price among them in grosze, per person or for all as asked */
fromPrice: Money | null
/** Nothing is nested here */
options: readonly (unknown)[]
})[]
} | {
filterType: 'CALENDAR'
selectedFrom: string | null
selectedTo: string | null
/** Days one can leave on */
days: readonly (DayPrice)[]
} | {
filterType: 'ADULTS'
selectedCount: number
} | {
filterType: 'CHILDREN'
birthDates: readonly (string)[]
} | {
filterType: 'OCCUPANCY'
/** Rooms; empty when all sleep in one */
occupancies: readonly (Occupancy)[]
}

export type HeldSeats = {
held: readonly ({
flightId: number
seat: string
person: number
price: Money
})[]
until: string | null
now: string
}

export type Hotel = {
details: {
name: string
code: string
type: string
shortDescription: string | null
stars: number
coordinates: {
latitude: number
longitude: number
}
season: 'summer' | 'winter' | 'all-year'
roomsCount: number
resortCode: string
regionCode: string
countryCode: string
}
hotelUrl: string
slopeImageUrl: string | null
tour: {
tourPlan: readonly ({
dayFrom: number
dayTo: number
title: string
text: string
picture: string | null
})[]
}
tripAdvisor: {
rating: number | null
}
multiroomEnabled: boolean
}

export type HotelRequest = {
/** LINEARFLIGHT is BY_PLANE on scheduled flights, SKIBYPLANE is SKI with a flight. */
offerType?: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'BYPLANE' | 'BYCAR' | 'LINEARFLIGHT' | 'SKIBYPLANE'
childrenBirthdays?: readonly (string)[]
departuresCodes?: readonly (string)[]
destinationsCodes?: readonly (string)[]
numberOfAdults?: number
occupancies?: readonly (Room)[]
departureDateFrom?: string | null
departureDateTo?: string | null
durationFrom?: number | null
durationTo?: number | null
site?: 'pl'
metaData?: Paging
/** Facets of the listing. 'priceSelector' says whether prices are per person (personPrice) or for all (fullPrice), 'amountRange' and 'amountRangeSKI' are 'from#to' in złoty, 'additionalType' is LINEARFLIGHT (scheduled flights only, BY_PLANE) or SKIBYPLANE (with a flight, SKI) and changes nothing in other trip types, 'hours' are parts of the day in which the flight out takes off: 00-06, 06-12, 12-18, 18-24. */
filters?: readonly (SearchFilter)[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
hotelCode: string
}

export type ListingFilters = {
filters: readonly (Facet)[]
histogram: readonly (PriceBar)[]
totalResults: number
}

export type LoggedIn = {
authenticated: true
user_uid: string
}

export type LoginRefusal = {
/** For programs; the same in every language. */
code: string
/** For guests, in the language of the request. */
message: string
/** A sentence for each field of the request that needs mending. */
fields?: Record<string, string>
/** What is needed to go on, for instance the price before and now. */
facts?: Record<string, unknown>
/** The call that goes on from here. */
next?: string
}

export type MapPins = {
pins: readonly ({
hotelCode: string
hotelName: string
stars: number
latitude: number
longitude: number
/** In grosze, for one person or for all as `priceSelector` asks */
price: Money
})[]
totalResults: number
}

export type MenuGroup = {
label: string
url: string | null
links: readonly ({
label: string
url: string
})[]
}

export type Message = {
/** Counts up within the thread. */
number: number
/** `companion`: somebody else who has the trip in their account. `machine`: an e-mail of the shop. */
by: 'me' | 'companion' | 'staff' | 'machine'
/** Of whoever of the office wrote it. */
name: string | null
/** Of an e-mail. */
subject: string | null
text: string
at: string
files: readonly ({
id: string
name: string
kind: 'picture' | 'pdf'
bytes: number
url: string
/** A picture for lists. */
smallUrl: string | null
})[]
}

/** What the guest has still to do, the most urgent first. */
export type MissingOfTrip = readonly ({
kind: 'documents' | 'check-in' | 'balance'
/** yyyy-mm-dd */
by: string
/** Whose documents, by place in the party. */
people?: readonly (number)[]
airline?: string
amount?: Money
})[]

/** In grosze, hundredths of a złoty (PLN). */
export type Money = number

export type NamedPlace = {
code: string
name: string
seoName: string
}

export type Nearby = {
places: readonly ({
name: string
url: string | null
coordinates: {
latitude: number
longitude: number
}
km: number
})[]
nearby: readonly ({
code: string
tripType: 'WS' | 'DW' | 'NR' | 'WO'
hotelCode: string
hotelName: string
stars: number
rating: number | null
ratingCount: number
picture: Picture
place: string
url: string
placeUrl: string
departureDate: string
returnDate: string
nights: number
airport: string | null
board: string
perPerson: Money
total: Money
people: number
reduction: {
percent: number
totalBefore: Money
perPersonBefore: Money
} | null
km: number
})[]
similar: readonly (OfferCard)[]
}

export type NewPasskey = {
id: string
rawId: string
type: 'public-key'
response: {
clientDataJSON: string
attestationObject: string
transports?: readonly (string)[]
}
authenticatorAttachment?: 'platform' | 'cross-platform'
/** clientExtensionResults of the browser. */
clientExtensionResults: Record<string, unknown>
}

/** What the organiser changed and waits for an answer, until when and where. */
export type Notices = readonly ({
kind: string
answerBy: string
url: string
})[]

export type Occupancy = {
adultsCount: number
childrenBirthDates: readonly (string)[]
participantsCount: number
roomCode: string | null
boardCode: string | null
}

export type Offer = {
/** Its first three letters are the departure airport */
offerCode: string
departureDate: string
/** The same day */
startDate: string
/** The same day */
date: string
returnDate: string
duration: number
/** Whether price and discountPrice are for one person or for all, as `priceSelector` asked; `fullPrice` where nothing could be asked, and of a single traveller */
priceType: 'personPrice' | 'fullPrice'
/** In grosze, before the reduction; for whom says priceType */
price: Money
/** In grosze, what is paid; for whom says priceType */
discountPrice: Money
/** In grosze, for all, before the reduction */
originalFullPrice: Money
quote: Quote
tripType: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
hotelCode: string
hotelName: string
hotelUrl: string
stars: number
rating: number | null
ratingCount: number
latitude: number
longitude: number
breadcrumbs: readonly (NamedPlace)[]
airportCode: string | null
airportName: string | null
/** The day of the first night */
accommodationDate: string | null
departureTime: string | null
/** The same hour, HH:mm */
departureHours: string | null
departureFlight: FlightLeg | null
returnFlight: FlightLeg | null
boardCode: string
boardName: string
occupancies: readonly ({
adultsCount: number
childrenBirthDates: readonly (string)[]
participantsCount: number
roomCode: string | null
boardCode: string | null
roomName: string
roomsLeft: number
})[]
}

export type OfferAnalytics = {
hotelCode: string
hotelName: string
tripType: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
countryCode: string | null
regionCode: string | null
resortCode: string | null
airportCode: string | null
departureDate: string
duration: number
boardCode: string
roomCodes: readonly (string)[]
adultsCount: number
childCount: number
/** In grosze, for all */
value: Money
/** In grosze, for all */
discount: Money
currency: 'PLN'
}

export type OfferCard = {
code: string
tripType: 'WS' | 'DW' | 'NR' | 'WO'
hotelCode: string
hotelName: string
stars: number
rating: number | null
ratingCount: number
picture: Picture
place: string
url: string
placeUrl: string
departureDate: string
returnDate: string
nights: number
airport: string | null
board: string
perPerson: Money
total: Money
people: number
reduction: {
percent: number
totalBefore: Money
perPersonBefore: Money
} | null
}

export type OfferLink = {
offerCode: string
label: string
url: string
/** In grosze, for one person or for all as `priceSelector` asks */
price: Money
}

export type OfferUpsell = {
type: 'FLIGHT_CLASS' | 'SEATS' | 'LUGGAGE' | 'TRANSFER' | 'INSURANCE' | 'FLEX' | 'PARKING' | 'ASSISTANCE' | 'FACULTATIVE_TRIPS'
title: string
description: string
groupType: 'FLIGHT' | 'PROTECTION' | 'COMFORT' | 'TRIPS'
/** An original; its twin below scale/ has any width */
headerImageUrl: string
/** What to read first: pages of the shop, as far as editors keep them active */
attachments: readonly ({
title: string
url: string
})[]
showIcon: 'CHECKOUT'
resignationAvailable: boolean
recommending: {
title: string
callToAction: string
}
discouraging: {
title: string
callToAction: string
}
variants: readonly ({
code: string
/** On top of the offer, for one person or seat, or for all */
price: Money
/** For a child; null: as for everybody */
childPrice: Money | null
/** The price of the offer holds it */
isIncluded: boolean
title: string
options: readonly (string)[]
summaryTitle: string
})[]
/** Travellers from 0, one by one; empty: once for all */
personRefs: readonly (number)[]
/** Those of them who pay the price of a child */
childRefs: readonly (number)[]
isPromoted: boolean
}

export type OfferValidity = {
offerCode: string
isBookable: boolean
reason: string | null
total: Money | null
isPriceChanged: boolean | null
}

export type OffersPage = {
offers: readonly (Offer)[]
pagination: Pagination
}

export type Office = {
officeId: string
name: string
city: string
citySeoName: string
address: string
addressSeoName: string
postalCode: string
url: string
coordinates: {
latitude: number
longitude: number
} | null
phone: string
email: string | null
/** Monday first; null: closed */
openingHours: readonly ({
opens: string
closes: string
} | null)[]
exceptions: readonly ({
day: string
hours: {
opens: string
closes: string
} | null
reason: string | null
})[]
services: readonly ('holidays' | 'flights' | 'insurance' | 'giftCards' | 'cardPayment' | 'cashPayment' | 'stepFree' | 'parking')[]
notice: string | null
gettingThereHtml: string
picture: ContentPicture | null
updatedAt: string
}

export type OrderState = {
orderNumber: string
state: 'pending' | 'confirmed' | 'expired' | 'cancelled' | 'refunded'
total: Money
paid: Money
nextDue: {
amount: Money
dueBy: string
} | null
heldUntil: string
payments: readonly ({
id: string
state: string
method: 'blik' | 'card' | 'googlePay' | 'applePay' | 'payLater' | 'bank'
amount: Money
})[]
}

export type Pagination = {
page: number
pageSize: number
sorting: string
totalResults: number
}

export type Paging = {
page?: number
pageSize?: number
sorting?: string
}

export type Participant = {
firstName: string
lastName: string
birthDate: string
title: 'woman' | 'man'
}

export type PasskeyAnswer = {
id: string
rawId: string
type: 'public-key'
response: {
clientDataJSON: string
authenticatorData: string
signature: string
userHandle?: string
}
authenticatorAttachment?: 'platform' | 'cross-platform'
/** clientExtensionResults of the browser. */
clientExtensionResults: Record<string, unknown>
}

/** For `navigator.credentials`, as JSON. */
export type PasskeyChallenge = {
challenge: string
[name: string]: unknown
}

export type PaymentChoice = {
kind: 'blik'
code: string
} | {
kind: 'bank'
value: string
} | {
kind: 'card' | 'googlePay' | 'applePay' | 'payLater'
value?: string
}

export type PaymentMethods = readonly ({
kind: 'blik' | 'card' | 'googlePay' | 'applePay' | 'payLater' | 'bank'
gateway: string
value: string
name: string
isAvailable: boolean
minAmount: Money | null
maxAmount: Money | null
})[]

export type Picture = {
src: string
alt: string
width: number
height: number
}

export type PriceBar = {
from: Money
to: Money
count: number
}

export type PriceCalendar = {
calendar: {
month: string
name: string
days: readonly (CalendarDay)[]
previous: {
month: string
name: string
} | null
next: {
month: string
name: string
} | null
standing: PriceStanding
year: readonly ({
month: string
name: string
price: Money
})[]
grid: {
durations: readonly (number)[]
rows: readonly ({
date: string
cells: readonly (CalendarDay | null)[]
})[]
}
} | null
}

/** Among its own prices of the weeks before; null: known for less than twelve */
export type PriceStanding = {
level: 'low' | 'typical' | 'high'
/** Weeks before today of which the price of this very offer is known, a year at most */
compared: number
lowest: Money
median: Money
highest: Money
} | null

export type QuizPlace = {
code: string
name: string
url: string | null
picture: Picture
hotels: number
offer: OfferCard
listingUrl: string
notThisUrl: string
reasons: {
weather: {
month: number
air: number
sea: number | null
rainDays: number
} | null
/** Runs of months with the weather asked for and offers, where no month was named */
months: readonly ({
from: number
to: number
})[] | null
below: Money | null
answers: readonly (string)[]
}
/** Answers that had to be left out for it */
without: readonly (string)[]
}

export type QuizQuestion = {
kind: 'question'
number: number
/** In addresses and in `answers` */
code: string
question: string
hint: string | null
answers: readonly ({
/** In addresses and in `answers` */
code: string
label: string
text: string | null
picture: Picture | null
url: string
/** Hotels that are left after it */
count: number
})[]
skipUrl: string
backUrl: string | null
}

export type QuizResult = {
kind: 'result'
places: readonly (QuizPlace)[]
excluded: readonly ({
code: string
name: string
url: string
})[]
listingUrl: string
backUrl: string | null
}

/** What the answer means in a search; null or empty: it says nothing about it */
export type QuizRule = {
adults: number | null
childAges: readonly (number)[]
months: readonly (number)[]
durationFrom: number | null
durationTo: number | null
budget: number | null
airFrom: number | null
airTo: number | null
seaFrom: number | null
tripType: string | null
destinations: readonly (string)[]
features: readonly (string)[]
}

export type Quote = {
flights: Money
airFare: Money
airportCharges: Money
stay: Money
rooms: readonly (Money)[]
base: Money
transfer: Money
surcharges: Money
tfg: Money
tfp: Money
discount: Money
discountPercent: number
discountKind: string | null
total: Money
perPerson: Money
originalFullPrice: Money
lowestPriceBefore: Money | null
validUntil: string | null
peakworkPrice: Money | null
}

/** An error. */
export type Refusal = {
/** For programs; the same in every language. */
code: string
/** For guests, in the language of the request. */
message: string
/** A sentence for each field of the request that needs mending. */
fields?: Record<string, string>
/** What is needed to go on, for instance the price before and now. */
facts?: Record<string, unknown>
}

export type Repair = {
kind: 'dates'
days: number
count: number
fromPrice: Money | null
request: {
offerType: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER'
childrenBirthdays: readonly (string)[]
departuresCodes: readonly (string)[]
destinationsCodes: readonly (string)[]
numberOfAdults: number
occupancies?: readonly (Occupancy)[]
departureDateFrom: string | null
departureDateTo: string | null
durationFrom: number | null
durationTo: number | null
site: 'pl'
metaData: {
page: number
pageSize: number
sorting: string
}
filters: readonly ({
filterId: string
selectedValues: readonly (string)[]
})[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
}
} | {
kind: 'duration'
from: number
to: number
count: number
fromPrice: Money | null
request: {
offerType: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER'
childrenBirthdays: readonly (string)[]
departuresCodes: readonly (string)[]
destinationsCodes: readonly (string)[]
numberOfAdults: number
occupancies?: readonly (Occupancy)[]
departureDateFrom: string | null
departureDateTo: string | null
durationFrom: number | null
durationTo: number | null
site: 'pl'
metaData: {
page: number
pageSize: number
sorting: string
}
filters: readonly ({
filterId: string
selectedValues: readonly (string)[]
})[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
}
} | {
kind: 'airport'
codes: readonly (string)[]
isNear: boolean
count: number
fromPrice: Money | null
request: {
offerType: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER'
childrenBirthdays: readonly (string)[]
departuresCodes: readonly (string)[]
destinationsCodes: readonly (string)[]
numberOfAdults: number
occupancies?: readonly (Occupancy)[]
departureDateFrom: string | null
departureDateTo: string | null
durationFrom: number | null
durationTo: number | null
site: 'pl'
metaData: {
page: number
pageSize: number
sorting: string
}
filters: readonly ({
filterId: string
selectedValues: readonly (string)[]
})[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
}
} | {
kind: 'filter'
filterId: string
count: number
fromPrice: Money | null
request: {
offerType: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER'
childrenBirthdays: readonly (string)[]
departuresCodes: readonly (string)[]
destinationsCodes: readonly (string)[]
numberOfAdults: number
occupancies?: readonly (Occupancy)[]
departureDateFrom: string | null
departureDateTo: string | null
durationFrom: number | null
durationTo: number | null
site: 'pl'
metaData: {
page: number
pageSize: number
sorting: string
}
filters: readonly ({
filterId: string
selectedValues: readonly (string)[]
})[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
}
} | {
kind: 'destination'
count: number
fromPrice: Money | null
request: {
offerType: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER'
childrenBirthdays: readonly (string)[]
departuresCodes: readonly (string)[]
destinationsCodes: readonly (string)[]
numberOfAdults: number
occupancies?: readonly (Occupancy)[]
departureDateFrom: string | null
departureDateTo: string | null
durationFrom: number | null
durationTo: number | null
site: 'pl'
metaData: {
page: number
pageSize: number
sorting: string
}
filters: readonly ({
filterId: string
selectedValues: readonly (string)[]
})[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
}
} | {
kind: 'several'
changes: readonly ({
kind: 'dates'
days: number
} | {
kind: 'duration'
from: number
to: number
} | {
kind: 'airport'
codes: readonly (string)[]
isNear: boolean
} | {
kind: 'filter'
filterId: string
} | {
kind: 'destination'
})[]
count: number
fromPrice: Money | null
request: {
offerType: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER'
childrenBirthdays: readonly (string)[]
departuresCodes: readonly (string)[]
destinationsCodes: readonly (string)[]
numberOfAdults: number
occupancies?: readonly (Occupancy)[]
departureDateFrom: string | null
departureDateTo: string | null
durationFrom: number | null
durationTo: number | null
site: 'pl'
metaData: {
page: number
pageSize: number
sorting: string
}
filters: readonly ({
filterId: string
selectedValues: readonly (string)[]
})[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
}
}

export type Reservation = {
number: string
state: 'pending' | 'expired' | 'confirmed' | 'cancelled' | 'refunded'
name: string
place: string
/** Of the hotel; null: a flight alone has none. */
picture: {
src: string
alt: string
width: number
height: number
} | null
/** Until the departure; null: it is past, or nobody goes. */
daysLeft: number | null
departureDate: string
returnDate: string
/** Null: a flight alone has none. */
nights: number | null
adults: number
children: number
total: Money
paid: Money
/** What is still to be paid, until when. */
due: readonly ({
amount: Money
dueBy: string
})[]
missing: MissingOfTrip
/** Nothing is paid yet: the places are theirs until then. */
heldUntil: string | null
/** It is or was a trip: its pages are in the account. */
hasPages: boolean
/** The page of the order, with its documents. */
url: string
notices: Notices
/** Of a trip that is over: where it is booked again, and where one says how it was. */
after: {
again: string
review: string | null
} | null
}

export type Reviews = {
/** The mean of all scores, by which lists are sorted; null: no reviews */
rating: number | null
ratingCount: number
aspects: {
location: number
rooms: number
cleanliness: number
service: number
food: number
value: number
} | null
distribution: readonly ({
value: 5 | 4 | 3 | 2 | 1
count: number
})[]
languages: readonly ({
value: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'
count: number
})[]
parties: readonly ({
value: 'couple' | 'family' | 'friends' | 'solo'
count: number
})[]
/** traveller: bought this trip here and came back, by the number of the order; partner: taken over from a review service, not checked by the shop; sample: of the demo world, not checked */
sources: readonly ({
value: 'traveller' | 'partner' | 'sample'
count: number
})[]
/** How many the filters leave */
total: number
reviews: readonly ({
id: number
writtenOn: string
stayedIn: string
score: 5 | 4 | 3 | 2 | 1
language: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'
party: 'couple' | 'family' | 'friends' | 'solo'
author: string
title: string
text: string
source: 'traveller' | 'partner' | 'sample'
/** Fetched at /api/www/review-photos/{id}, small with ?size=small */
photos: readonly ({
id: string
width: number
height: number
})[]
/** How many found it so */
helpful: number
})[]
/** For `after`; null: this was the last page */
next: string | null
}

export type RoomChoices = {
/** Its first three letters are the departure airport */
offerCode: string
departureDate: string
/** The same day */
startDate: string
/** The same day */
date: string
returnDate: string
duration: number
/** Whether price and discountPrice are for one person or for all, as `priceSelector` asked; `fullPrice` where nothing could be asked, and of a single traveller */
priceType: 'personPrice' | 'fullPrice'
/** In grosze, before the reduction; for whom says priceType */
price: Money
/** In grosze, what is paid; for whom says priceType */
discountPrice: Money
/** In grosze, for all, before the reduction */
originalFullPrice: Money
quote: Quote
tripType: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
hotelCode: string
hotelName: string
hotelUrl: string
stars: number
rating: number | null
ratingCount: number
latitude: number
longitude: number
breadcrumbs: readonly (NamedPlace)[]
airportCode: string | null
airportName: string | null
/** The day of the first night */
accommodationDate: string | null
departureTime: string | null
/** The same hour, HH:mm */
departureHours: string | null
departureFlight: FlightLeg | null
returnFlight: FlightLeg | null
boardCode: string
boardName: string
occupancies: readonly ({
adultsCount: number
childrenBirthDates: readonly (string)[]
participantsCount: number
roomCode: string | null
boardCode: string | null
roomName: string
roomsLeft: number
})[]
_embedded: {
rooms: readonly ({
/** Whose it can be: the place in occupancies, from 0 */
room: number
roomCode: string
roomName: string
boarding: readonly ({
boardCode: string
boardName: string
})[]
/** The whole offer with this room and board, cheapest first */
roomBoardingOffers: readonly ({
boardCode: string
boardName: string
occupancy: Occupancy
offer: Offer
})[]
})[]
}
}

export type Room = {
adultsCount: number
childrenBirthDates?: readonly (string)[]
roomCode?: string | null
boardCode?: string | null
}

export type SavedOffer = {
id: number
code: string
hotelName: string
hotel: {
stars: number
rating: number | null
ratingCount: number
picture: Picture
offerUrl: string
place: string
placeUrl: string
features: readonly (string)[]
} | null
departureDate: string
returnDate: string
nights: number
adults: number
children: number
savedOn: string
totalThen: Money
sale: {
perPerson: Money
total: Money
reduction: {
percent: number
totalBefore: Money
perPersonBefore: Money
} | null
airport: string | null
departureTime: string | null
board: string
rooms: readonly (string)[]
} | null
alternatives: readonly (OfferCard)[]
}

export type SearchCriteria = {
/** `searchCriteriaCode` of the search state */
code: string
kind: 'offers' | 'flights'
seoName: string
url: string
template: string
/** They fill the tokens of the template */
words: Record<string, string>
heading: string
lead: string | null
metaProperties: readonly ({
key: string
value: string
})[]
seoTextHtml: string
breadcrumbs: readonly ({
label: string
url: string
})[]
destinations: readonly (Destination)[]
search: {
tripType: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
destinations: readonly (string)[]
airports: readonly (string)[]
durationFrom: number | null
durationTo: number | null
departsWithinDays: number | null
filters: Record<string, readonly (string)[]>
sortCode: string | null
}
}

export type SearchFilter = {
filterId: string
selectedValues: readonly (string)[]
}

export type SearchRequest = {
/** LINEARFLIGHT is BY_PLANE on scheduled flights, SKIBYPLANE is SKI with a flight. */
offerType: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'BYPLANE' | 'BYCAR' | 'LINEARFLIGHT' | 'SKIBYPLANE'
childrenBirthdays?: readonly (string)[]
departuresCodes?: readonly (string)[]
destinationsCodes?: readonly (string)[]
numberOfAdults?: number
occupancies?: readonly (Room)[]
departureDateFrom?: string | null
departureDateTo?: string | null
durationFrom?: number | null
durationTo?: number | null
site?: 'pl'
metaData?: Paging
/** Facets of the listing. 'priceSelector' says whether prices are per person (personPrice) or for all (fullPrice), 'amountRange' and 'amountRangeSKI' are 'from#to' in złoty, 'additionalType' is LINEARFLIGHT (scheduled flights only, BY_PLANE) or SKIBYPLANE (with a flight, SKI) and changes nothing in other trip types, 'hours' are parts of the day in which the flight out takes off: 00-06, 06-12, 12-18, 18-24. */
filters?: readonly (SearchFilter)[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
}

export type SearchResult = {
offers: readonly (Offer)[]
pagination: Pagination
facets: readonly (Facet)[]
histogram: readonly (PriceBar)[]
repairs: readonly (Repair)[]
}

export type SearchState = {
/** The search as in an address; the other fields are then not read, fullPrice and pageUrl excepted. */
q?: string
tripType?: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
sortCode?: string
fullPrice?: boolean
selectedAirports?: readonly (string)[]
selectedDestinationsCodes?: readonly (string)[]
durationFrom?: number | null
durationTo?: number | null
startDate?: string | null
endDate?: string | null
adultsCount?: number
childrenBirthDates?: readonly (string)[]
occupancies?: readonly (Room)[]
searchCriteriaCode?: string | null
selectedFilterValues?: Record<string, readonly (string)[]>
pageUrl?: string | null
seasonStartDate?: string | null
}

export type SeatsRefusal = {
/** For programs; the same in every language. */
code: string
/** For guests, in the language of the request. */
message: string
/** A sentence for each field of the request that needs mending. */
fields?: Record<string, string>
/** What is needed to go on, for instance the price before and now. */
facts?: Record<string, unknown>
seats?: readonly ({
flightId: number
seat: string
})[]
}

export type Sentence = {
message: string
}

export type Session = {
id: string
/** Browser and system; empty: the browser does not say. */
device: string
/** The network it was last used from, masked. */
place: string | null
seenAt: string
begunAt: string
isThis: boolean
}

export type Suggestion = {
kind: 'country' | 'region' | 'resort' | 'hotel'
code: string
name: string
within: readonly (string)[]
/** The card of a hotel, without a language prefix; null for places */
hotelUrl: string | null
}

export type TravelDocument = {
/** `passport` or `id-card`; without it nothing of a document is kept. */
documentType?: string
/** Without it the number stays that is kept already. */
documentNumber?: string
/** As people write it, `24.03.2031`, or `2031-03-24`. */
documentValidUntil?: string
/** A country by its name in the language of the call, or two letters. */
documentNationality?: string
/** Likewise. */
documentIssuingCountry?: string
}

export type TripMoney = {
total: Money
paid: Money
due: readonly ({
amount: Money
/** yyyy-mm-dd */
dueBy: string
})[]
payments: readonly ({
id: string
amount: Money
/** yyyy-mm-dd */
paidOn: string
})[]
/** Money on its way back; paid out once the bank says so. */
refunds: readonly ({
id: string
amount: Money
/** yyyy-mm-dd */
askedOn: string
paidOutOn: string | null
/** yyyy-mm-dd */
backBy: string
})[]
/** What calling the trip off has cost, and until when the rest is back. */
cancellation: {
fee: Money
refund: Money
percent: number
why: string | null
/** yyyy-mm-dd */
on: string
/** yyyy-mm-dd */
backBy: string
} | null
}

export type UploadedFile = {
/** For the call that makes it part of a message or a complaint, within a day. */
id: string
name: string
kind: 'picture' | 'pdf'
bytes: number
}

export type Weather = {
months: readonly ({
month: number
air: number
sea: number | null
rainDays: number
sunHours: number
})[]
}

export type Wishes = {
kinds?: readonly ('cot' | 'quiet-room' | 'diet' | 'assistance' | 'celebration')[]
/** At most 500 characters. */
text?: string
}

export type WishlistCount = {
wishlistCount: number
offerCodes: readonly (string)[]
}

export interface Calls {
  /** Activate an account, with the link of the email and the password that was chosen */
  activateAccount: { input: { body: {
/** From the link of the email. */
token: string
/** Not needed in the browser that registered. */
password?: string
} }; answer: LoggedIn }
  /** Hold an attraction; without a cart in a new one, whose key comes in the header `cart-id` */
  addAttraction: { input: { body: {
activityId: number
optionId: string
availabilityId: string
tickets: Record<string, number>
pickupPointId?: string | null
}; cart?: string; idempotencyKey?: string }; answer: {
state: 'open' | 'ordered' | 'paid' | 'abandoned' | 'empty'
total: Money
heldUntil: string | null
items: readonly (AttractionItem)[]
itemId: string
} }
  /** Add somebody the customer travels with */
  addCompanion: { input: { body: {
title: string
firstName: string
lastName: string
/** As people write it, `24.03.1987`, or `1987-03-24`. */
birthDate: string
/** `passport` or `id-card`; without it nothing of a document is kept. */
documentType?: string | null
/** Without it the number stays that is kept already. */
documentNumber?: string | null
/** Left out, null or empty: not known. */
documentValidUntil?: string | null
} }; answer: {
id: string
} }
  /** Keep a new passkey */
  addPasskey: { input: { body: {
response: NewPasskey
name?: string
} }; answer: {
id: string
} }
  /** Ask for a booking that somebody else made */
  addReservation: { input: { body: {
/** W and nine digits. */
number: string
lastName: string
/** As people write it, `24.03.2027`, or `2027-03-24`. */
departureDate: string
} }; answer: {
message: string
} }
  /** Answer what the organiser has changed */
  answerNotice: { input: { body: {
/** W and nine digits. */
number: string
notice: string
answer: 'accepted' | 'left' | 'substituted'
} }; answer: {
money: TripMoney
} }
  /** The next question with exact counts, or three places */
  answerQuiz: { input: { body: {
answers?: Record<string, string>
party?: {
adults: number
ages: readonly (number)[]
}
/** Codes of places */
excluded?: readonly (string)[]
} }; answer: {
/** Hotels that answer to everything said so far */
count: number
fromPrice: Money | null
step: QuizQuestion | QuizResult
repairs: readonly ({
question: string
label: string
url: string
count: number
fromPrice: Money | null
})[]
} }
  /** Begin to pay for an order */
  beginAttractionPayment: { input: { body: {
transactionId: string
method: PaymentChoice
gateway?: string
}; cart: string; idempotencyKey?: string }; answer: BegunPayment }
  /** Log in with Facebook */
  beginFacebookLogin: { input: { query?: { powrot?: string; polacz?: '1'; locale?: string } }; answer: null }
  /** Options of the search form at first, each with its number of hotels and lowest price */
  beginGlobalSearch: { input: { body: SearchState }; answer: readonly (GlobalSearchFilter)[] }
  /** Options of the search form at first, each with its number of hotels and lowest price */
  beginGlobalSearchService: { input: { body: SearchState }; answer: readonly (GlobalSearchFilter)[] }
  /** Log in with Google */
  beginGoogleLogin: { input: { query?: { powrot?: string; polacz?: '1'; locale?: string } }; answer: null }
  /** First step of a login: the address */
  beginLogin: { input: { body: {
/** However it is capitalised. */
email: string
} }; answer: {
next: 'password'
} }
  /** A challenge for a new passkey */
  beginPasskey: { input: {  }; answer: PasskeyChallenge }
  /** A challenge for logging in with a passkey */
  beginPasskeyLogin: { input: {  }; answer: PasskeyChallenge }
  /** A challenge for showing once more who one is */
  beginPasskeyProof: { input: {  }; answer: PasskeyChallenge }
  /** Begin to pay for the order of the cart */
  beginPayment: { input: { body: {
variant: 'full' | 'deposit' | 'instalments'
method: PaymentChoice
gateway?: string
}; cart: string; idempotencyKey?: string }; answer: BegunPayment }
  /** Give or take back one agreement */
  changeAgreement: { input: { body: {
channel: 'newsletter' | 'presale' | 'sms' | 'phone'
isGiven: boolean
} }; answer: {
agreements: readonly (Agreement)[]
} }
  /** Tell what suppliers ask and who buys; hold for longer */
  changeAttractionCart: { input: { body: {
contact?: {
firstName: string
lastName: string
email: string
phone: string
}
items?: Record<string, {
contact?: Record<string, string>
answers?: Record<string, string>
holders?: readonly ({
kindId: string
contact?: Record<string, string>
answers?: Record<string, string>
})[]
}>
extend?: true
}; cart: string }; answer: AttractionCart }
  /** Change one part of a cart, or several that belong together */
  changeCart: { input: { body: {
offerCode?: string
participants?: readonly (Participant)[]
contact?: ContactInput
consents?: ConsentsInput
upsells?: readonly (ChosenUpsellInput)[]
agreedTotal?: Money
/** By traveller; null takes one away. Kept encrypted; an answer says only who has one. */
documents?: readonly (TravelDocument | null)[]
/** Null: nothing is wished any more. */
wishes?: Wishes | null
}; cart: string }; answer: Cart }
  /** Change somebody the customer travels with */
  changeCompanion: { input: { path: { id: string }; body: {
title: string
firstName: string
lastName: string
/** As people write it, `24.03.1987`, or `1987-03-24`. */
birthDate: string
/** `passport` or `id-card`; without it nothing of a document is kept. */
documentType?: string | null
/** Without it the number stays that is kept already. */
documentNumber?: string | null
/** Left out, null or empty: not known. */
documentValidUntil?: string | null
} }; answer: {
id: string
} }
  /** Change what the customer tells about themselves */
  changeCustomerDetails: { input: { body: {
firstName: string
lastName: string
language: string
/** Left out, null or empty: not known. */
title?: string | null
/** As people write it, `24.03.1987`, or `1987-03-24`. */
birthDate?: string | null
/** Left out, null or empty: not known. */
phone?: string | null
/** Left out, null or empty: not known. */
street?: string | null
/** Left out, null or empty: not known. */
postalCode?: string | null
/** Left out, null or empty: not known. */
city?: string | null
/** A code of the list of airports. */
airport?: string | null
} }; answer: CustomerDetails }
  /** Tell of one traveller’s document, or take it away */
  changeDocument: { input: { body: {
/** `passport` or `id-card`; without it nothing of a document is kept. */
documentType?: string
/** Without it the number stays that is kept already. */
documentNumber?: string
/** As people write it, `24.03.2031`, or `2031-03-24`. */
documentValidUntil?: string
/** A country by its name in the language of the call, or two letters. */
documentNationality?: string
/** Likewise. */
documentIssuingCountry?: string
/** W and nine digits. */
number: string
/** Their place in the party, from 0. */
person: number
} }; answer: {
message: string
quote?: ChangeQuote
} }
  /** Change name, phone and address of whoever ordered */
  changeOwner: { input: { body: {
/** W and nine digits. */
number: string
phone?: string
street?: string
postalCode?: string
city?: string
/** As it is to stand on the invoice: only a slip can be mended. Left out, it stays. */
firstName?: string
lastName?: string
} }; answer: {
message: string
quote?: ChangeQuote
} }
  /** Change the password, with the current one */
  changePassword: { input: { body: {
currentPassword?: string
/** A new one has at least 10 characters, is none of the commonest, and has neither the name of the shop nor the own address in it. */
password: string
/** Every other browser is logged out. */
endsOthers?: boolean
} }; answer: Sentence }
  /** Change the data of one traveller */
  changeTraveller: { input: { body: {
/** W and nine digits. */
number: string
/** Their place in the party, from 0. */
person: number
/** `woman` or `man`. */
title?: string
firstName?: string
lastName?: string
/** As people write it, `24.03.1987`, or `1987-03-24`. */
birthDate?: string
} }; answer: {
message: string
quote?: ChangeQuote
} }
  /** Change the special wishes of a trip */
  changeWishes: { input: { body: {
kinds?: readonly ('cot' | 'quiet-room' | 'diet' | 'assistance' | 'celebration')[]
/** At most 500 characters. */
text?: string
/** W and nine digits. */
number: string
} }; answer: {
message: string
quote?: ChangeQuote
} }
  /** Call the trip off as it was quoted */
  confirmCancellation: { input: { body: {
/** W and nine digits. */
number: string
/** The `id` of the newest quote. */
quote: string
} }; answer: {
money: TripMoney
} }
  /** Change the trip as it was quoted */
  confirmChange: { input: { body: {
/** W and nine digits. */
number: string
/** The `id` of the newest quote. */
quote: string
} }; answer: {
money: TripMoney
} }
  /** Confirm a subscription, by the button of the page an email leads to */
  confirmNewsletter: { input: { body: {
token: string
locale?: unknown
} }; answer: null }
  /** After the return from the bank: the bank is asked, and the order says what is true */
  confirmPayment: { input: { path: { orderNumber: string }; cart: string }; answer: OrderState }
  /** Confirm a subscription, by the button of the page an email leads to */
  confirmPriceAlert: { input: { body: {
token: string
locale?: unknown
} }; answer: null }
  /** Take the upsells as they were quoted */
  confirmUpsells: { input: { body: {
/** W and nine digits. */
number: string
/** The `id` of the newest quote. */
quote: string
pay?: 'now' | 'later'
} }; answer: {
money: TripMoney
} }
  /** How many pairs of charter flights a search finds */
  countCharters: { input: { body: CharterRequest }; answer: number }
  /** Count what a guest pressed and saw */
  countEvents: { input: { body: {
events: readonly ({
event: 'click' | 'impression' | 'popup' | 'wishlist' | 'listing' | 'arrival' | 'quiz' | 'faq'
identifier: string
page: string
})[]
} }; answer: null }
  /** How many hotels a search finds */
  countOffers: { input: { body: SearchRequest }; answer: number }
  /** How many hotels a search finds */
  countOffersService: { input: { body: SearchRequest }; answer: number }
  /** How many offers this guest has saved, and which */
  countSavedOffers: { input: {  }; answer: WishlistCount }
  /** How many messages the customer has not read */
  countUnread: { input: {  }; answer: {
unread: number
} }
  /** Keep a guest’s decision about cookies */
  decideOnCookies: { input: { body: {
answer: 'all' | 'necessary' | 'chosen'
preferences?: 'on'
statistics?: 'on'
marketing?: 'on'
returnTo?: string
} }; answer: null }
  /** Take a booking out of the list */
  disclaimReservation: { input: { body: {
/** W and nine digits. */
number: string
} }; answer: null }
  /** End all logins of the customer but this one */
  endOtherSessions: { input: {  }; answer: {
sessions: readonly (Session)[]
} }
  /** End one login of the customer */
  endSession: { input: { path: { id: string } }; answer: {
sessions: readonly (Session)[]
} }
  /** The guest is still busy: what is held is held for 15 minutes from now */
  extendSeats: { input: { cart: string }; answer: HeldSeats }
  /** Questions that guests ask, with answers */
  findAnswers: { input: { query?: { query?: string; topic?: 'booking' | 'payment' | 'flight' | 'luggage' | 'hotel' | 'documents' | 'changes' | 'account' } }; answer: {
questions: readonly ({
id: string
topic: 'booking' | 'payment' | 'flight' | 'luggage' | 'hotel' | 'documents' | 'changes' | 'account'
question: string
html: string
})[]
} }
  /** The search behind an address like /wypoczynek/grecja/wyloty-z-warszawy */
  findCriteriaOfFlights: { input: { query: { city: string; locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'; direction?: string; region?: string; resort?: string } }; answer: SearchCriteria }
  /** The search behind an address like /wypoczynek/grecja/oferty-last-minute */
  findCriteriaOfOffers: { input: { query: { criteria: string; locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'; direction?: string; region?: string; resort?: string } }; answer: SearchCriteria }
  /** The offer a card opens with: the cheapest that fits; what leads to nothing is let go, the party never */
  findFirstOffer: { input: { body: HotelRequest }; answer: {
offer: ChosenOffer | null
} }
  /** Come back from Facebook */
  finishFacebookLogin: { input: { query?: { state?: string; code?: string; error?: string } }; answer: null }
  /** Come back from Google */
  finishGoogleLogin: { input: { query?: { state?: string; code?: string; error?: string } }; answer: null }
  /** Log in with a passkey */
  finishPasskeyLogin: { input: { body: {
response: PasskeyAnswer
} }; answer: {
authenticated: true
user_uid: string
} }
  /** Show once more who one is, with a passkey */
  finishPasskeyProof: { input: { body: {
response: PasskeyAnswer
} }; answer: {
confirmed: true
} }
  /** What happens in a thread, or how many messages are unread: server-sent events */
  followMailbox: { input: { query?: { thread?: string; after?: number } }; answer: Uint8Array }
  /** Seats that others take and leave, as they do: server-sent events `{ flightId, taken }` */
  followSeatMap: { input: { query?: { cart?: string }; cart: string }; answer: null }
  /** Holds these seats of the named flights, and no others of them, for 15 minutes: all or none */
  holdSeats: { input: { body: {
flights: readonly ({
flightId: number
seats: readonly ({
seat: string
person: number
})[]
})[]
}; cart: string }; answer: HeldSeats }
  /** Change one’s mind, with the link of the email */
  keepAccount: { input: { body: {
token: string
} }; answer: {
stays: true
} }
  /** Leave a list: the page’s button, or a mail program’s own (RFC 8058) */
  leaveNewsletter: { input: { query?: { token?: string }; body: {
token?: string
locale?: unknown
[name: string]: unknown
} | null }; answer: null }
  /** What the customer lets us send, channel by channel */
  listAgreements: { input: {  }; answer: {
agreements: readonly (Agreement)[]
} }
  /** Everything one hotel sells to a party, page by page */
  listAllOffers: { input: { body: {
/** LINEARFLIGHT is BY_PLANE on scheduled flights, SKIBYPLANE is SKI with a flight. */
offerType?: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'BYPLANE' | 'BYCAR' | 'LINEARFLIGHT' | 'SKIBYPLANE'
childrenBirthdays?: readonly (string)[]
departuresCodes?: readonly (string)[]
destinationsCodes?: readonly (string)[]
numberOfAdults?: number
occupancies?: readonly (Room)[]
departureDateFrom?: string | null
departureDateTo?: string | null
durationFrom?: number | null
durationTo?: number | null
site?: 'pl'
metaData?: {
page?: number
pageSize?: number
sorting?: string
}
/** Facets of the listing. 'priceSelector' says whether prices are per person (personPrice) or for all (fullPrice), 'amountRange' and 'amountRangeSKI' are 'from#to' in złoty, 'additionalType' is LINEARFLIGHT (scheduled flights only, BY_PLANE) or SKIBYPLANE (with a flight, SKI) and changes nothing in other trip types, 'hours' are parts of the day in which the flight out takes off: 00-06, 06-12, 12-18, 18-24. */
filters?: readonly (SearchFilter)[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
hotelCode: string
} }; answer: OffersPage }
  /** Everything one hotel sells to a party, page by page */
  listAllOffersService: { input: { body: {
/** LINEARFLIGHT is BY_PLANE on scheduled flights, SKIBYPLANE is SKI with a flight. */
offerType?: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'BYPLANE' | 'BYCAR' | 'LINEARFLIGHT' | 'SKIBYPLANE'
childrenBirthdays?: readonly (string)[]
departuresCodes?: readonly (string)[]
destinationsCodes?: readonly (string)[]
numberOfAdults?: number
occupancies?: readonly (Room)[]
departureDateFrom?: string | null
departureDateTo?: string | null
durationFrom?: number | null
durationTo?: number | null
site?: 'pl'
metaData?: {
page?: number
pageSize?: number
sorting?: string
}
/** Facets of the listing. 'priceSelector' says whether prices are per person (personPrice) or for all (fullPrice), 'amountRange' and 'amountRangeSKI' are 'from#to' in złoty, 'additionalType' is LINEARFLIGHT (scheduled flights only, BY_PLANE) or SKIBYPLANE (with a flight, SKI) and changes nothing in other trip types, 'hours' are parts of the day in which the flight out takes off: 00-06, 06-12, 12-18, 18-24. */
filters?: readonly (SearchFilter)[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
hotelCode: string
} }; answer: OffersPage }
  /** The same trip in other hotels; of an offer that is gone, what comes nearest to it */
  listAlternatives: { input: { path: { offerCode: string } }; answer: {
offers: readonly (OfferCard)[]
} }
  /** How one can pay at this moment */
  listAttractionPaymentMethods: { input: {  }; answer: PaymentMethods }
  /** What suppliers have confirmed, with tickets */
  listAttractionTickets: { input: { query: { transactionId: string } }; answer: {
transactionId: string
number: string
state: 'ordered' | 'paid' | 'unpaid'
total: Money
paid: Money
items: readonly ({
id: string
activityId: number
title: string
option: string
localStart: string
state: 'asked' | 'on-hold' | 'waiting' | 'confirmed' | 'rejected' | 'expired' | 'cancelled' | 'redeemed'
price: Money
tickets: Record<string, number>
pickup: string | null
/** On the clocks of the place; null: not free any more */
freeUntil: string | null
isConfirmedAtOnce: boolean
reference: string | null
ticketUrl: string | null
pdfUrl: string | null
calendarUrl: string | null
refund: {
amount: Money
state: 'due' | 'started' | 'failed' | 'refunded'
} | null
})[]
} }
  /** Attractions by their numbers; those that are sold no more are left out */
  listAttractions: { input: { query: { ids: readonly (number)[] } }; answer: {
data: readonly (Activity)[]
} }
  /** Banners of a page, as this visitor sees them now */
  listBanners: { input: { query?: { url?: string } }; answer: {
banners: readonly ({
uid: string
heading: string | null
text: string | null
badge: string | null
picture: Picture
link: {
label: string
url: string
} | null
layout: 'poster' | 'strip'
})[]
} }
  /** Articles of the guide, the newest first */
  listBlogPosts: { input: { query?: { url?: string } }; answer: {
components: readonly ({
uid: string
heading: string | null
lead: string | null
link: {
label: string
url: string
} | null
posts: readonly ({
url: string
title: string
lead: string | null
picture: Picture | null
topic: string | null
publishedOn: string
})[]
})[]
} }
  /** Classes both planes have room in, and what they cost more */
  listCabinClasses: { input: { cart: string }; answer: readonly ({
cabin: string
price: Money
isIncluded: boolean
isChosen: boolean
})[] }
  /** What can be added, and what has been */
  listCartUpsells: { input: { cart: string }; answer: {
upsells: readonly (CartUpsell)[]
chosen: readonly (ChosenUpsell)[]
} }
  /** Whom the customer travels with */
  listCompanions: { input: {  }; answer: {
participants: readonly (Companion)[]
} }
  /** The trips of the customer that a complaint may be about */
  listComplaintTrips: { input: {  }; answer: {
trips: readonly ({
orderNumber: string
hotel: string
from: string
to: string
})[]
} }
  /** Complaints of the customer, the newest first, with every step */
  listComplaints: { input: {  }; answer: {
complaints: readonly ({
number: string
orderNumber: string
state: 'received' | 'in-work' | 'question' | 'decided' | 'appealed' | 'closed'
deadline: string
receivedAt: string
decision: {
text: string
amount: number | null
answer: 'accepted' | 'refused' | null
} | null
owed: number | null
paidAt: string | null
events: readonly ({
at: string
state: 'received' | 'in-work' | 'question' | 'decided' | 'appealed' | 'closed'
actor: 'guest' | 'office' | 'clock'
text: string | null
})[]
})[]
} }
  /** Departures of the day, each with its price */
  listDepartureHours: { input: { body: {
offerCode: string
} }; answer: readonly ({
departureTime: string
arrivalTime: string
airLineCode: string
seatsLeft: number
price: Money
offerCode: string
})[] }
  /** Countries, regions and resorts that editors wrote about */
  listDestinations: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk' } }; answer: {
docs: readonly (Destination)[]
totalDocs: number
} }
  /** Outings from the hotel */
  listFacultativeTrips: { input: { query?: { url?: string } }; answer: {
components: readonly ({
uid: string
heading: string | null
lead: string | null
link: {
label: string
url: string
} | null
trips: readonly ({
title: string
text: string | null
hours: number | null
picture: Picture | null
priceType: 'personPrice'
/** In grosze, for an adult; null: not known */
price: Money | null
})[]
})[]
} }
  /** Questions with answers; GET /api/www/mytui/api/faq also finds them by words */
  listFaq: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'; topic?: 'booking' | 'payment' | 'flight' | 'luggage' | 'hotel' | 'documents' | 'changes' | 'account' } }; answer: {
docs: readonly ({
id: string
question: string
html: string
topic: 'booking' | 'payment' | 'flight' | 'luggage' | 'hotel' | 'documents' | 'changes' | 'account'
})[]
totalDocs: number
} }
  /** What leaves within three weeks */
  listLastMinute: { input: { query?: { url?: string } }; answer: {
components: readonly ({
uid: string
heading: string | null
lead: string | null
link: {
label: string
url: string
} | null
offers: readonly (OfferCard)[]
})[]
} }
  /** Offers a guest has looked at, with prices of now */
  listLastWatched: { input: { body: {
offerCodes: readonly (string)[]
} }; answer: {
offers: readonly (OfferCard)[]
} }
  /** Facets with exact counts and the histogram of prices of a search */
  listListingFilters: { input: { body: SearchRequest }; answer: ListingFilters }
  /** Facets with exact counts and the histogram of prices of a search */
  listListingFiltersService: { input: { body: SearchRequest }; answer: ListingFilters }
  /** Countries whose lowest prices can be asked for */
  listLowestPriceDestinations: { input: { body: SearchRequest }; answer: Facet }
  /** The lowest price of each month in each country, region or resort */
  listLowestPrices: { input: { body: {
/** LINEARFLIGHT is BY_PLANE on scheduled flights, SKIBYPLANE is SKI with a flight. */
offerType: 'BY_PLANE' | 'BY_CAR' | 'TOUR' | 'SKI' | 'CHARTER' | 'BYPLANE' | 'BYCAR' | 'LINEARFLIGHT' | 'SKIBYPLANE'
childrenBirthdays?: readonly (string)[]
departuresCodes?: readonly (string)[]
destinationsCodes?: readonly (string)[]
numberOfAdults?: number
occupancies?: readonly (Room)[]
departureDateFrom?: string | null
departureDateTo?: string | null
durationFrom?: number | null
durationTo?: number | null
site?: 'pl'
metaData?: Paging
/** Facets of the listing. 'priceSelector' says whether prices are per person (personPrice) or for all (fullPrice), 'amountRange' and 'amountRangeSKI' are 'from#to' in złoty, 'additionalType' is LINEARFLIGHT (scheduled flights only, BY_PLANE) or SKIBYPLANE (with a flight, SKI) and changes nothing in other trip types, 'hours' are parts of the day in which the flight out takes off: 00-06, 06-12, 12-18, 18-24. */
filters?: readonly (SearchFilter)[]
radius?: number
regionLocation?: {
latitude: number
longitude: number
}
level?: 'country' | 'region' | 'resort'
} }; answer: readonly (DestinationPrices)[] }
  /** Where the hotels of a search stand and what each costs, in the order of the list; 1,500 of them at most */
  listMapPins: { input: { body: SearchRequest }; answer: MapPins }
  /** Side menus of pages */
  listMenus: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk' } }; answer: {
docs: readonly ({
id: number
name: string
groups: readonly (MenuGroup)[]
})[]
totalDocs: number
} }
  /** Messages of a thread, fifty at a time */
  listMessages: { input: { query: { thread: string; before?: number } }; answer: {
messages: readonly (Message)[]
hasOlder: boolean
/** How far the office has read. */
staffRead: number
} }
  /** Places around the hotel, and other hotels of its region */
  listNearby: { input: { body: {
hotelCode: string
} }; answer: Nearby }
  /** What can be changed of an offer, each with its price */
  listOfferChoices: { input: { body: {
offerCode: string
} }; answer: ConfiguratorFilters }
  /** Facets with exact counts and the histogram of prices of a search */
  listOfferFilters: { input: { body: SearchRequest }; answer: ListingFilters }
  /** Addresses of the offers guests look for most */
  listOfferLinks: { input: { body: SearchRequest }; answer: readonly (OfferLink)[] }
  /** What can be added to an offer when booking, for whom and at what price; what its price already holds */
  listOfferUpsells: { input: { body: {
offerCode: string
/** Types or variants that come first, as a link to the card names them */
promotedUpsellCodes?: readonly (string)[]
} }; answer: {
upsells: readonly (OfferUpsell)[]
} }
  /** Offices that guests can visit */
  listOffices: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk' } }; answer: {
docs: readonly (Office)[]
totalDocs: number
} }
  /** The same trip from other airports */
  listOtherAirports: { input: { body: {
offerCode: string
} }; answer: readonly (ConfiguratorOption)[] }
  /** Pages of the editors, by address */
  listPages: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'; filterByActive?: 'true' | 'false'; filterByDirections?: string; filterByTripTypes?: string; depth?: number; draft?: 'true' | 'false'; 'where[url][equals]'?: string; 'where[active][equals]'?: 'true' | 'false'; limit?: number; page?: number; sort?: 'url' | '-url' | 'updatedAt' | '-updatedAt' | 'createdAt' | '-createdAt' } }; answer: {
docs: readonly (ContentPage)[]
totalDocs: number
limit: number
page: number
totalPages: number
pagingCounter: number
hasPrevPage: boolean
hasNextPage: boolean
prevPage: number | null
nextPage: number | null
} }
  /** How one can pay at this moment */
  listPaymentMethods: { input: {  }; answer: PaymentMethods }
  /** How the rest of a trip can be paid */
  listPaymentModes: { input: { query: { number: string } }; answer: {
open: {
rest: Money
least: Money
/** Null: all of the rest. */
next: {
amount: Money
dueBy: string
} | null
} | null
methods: readonly ({
kind: 'blik' | 'card' | 'googlePay' | 'applePay' | 'payLater' | 'bank'
gateway: string
value: string
name: string
isAvailable: boolean
minAmount: Money | null
maxAmount: Money | null
})[]
} }
  /** Ways to divide the price */
  listPaymentVariants: { input: { cart: string }; answer: readonly ({
variant: 'full' | 'deposit' | 'instalments'
schedule: readonly ({
amount: Money
dueBy: string
})[]
})[] }
  /** Attractions to begin with, at a place or anywhere */
  listPopularAttractions: { input: { query?: { url?: string; limit?: number } }; answer: {
place: string | null
activities: readonly (Activity)[]
} }
  /** Popups inside their dates */
  listPopups: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk' } }; answer: {
docs: readonly ({
name: string
active: boolean
everywhere: boolean
variants: {
desktop: {
visible: boolean
image: ContentPicture | null
}
tablet: {
visible: boolean
image: ContentPicture | null
}
mobile: {
visible: boolean
image: ContentPicture | null
}
}
popupData: {
dateFrom: string | null
dateTo: string | null
showLimit: number | null
/** Hours between two displays */
timeInterval: number
/** Seconds after the page was loaded */
delay: number
redirectUrl: string | null
}
})[]
totalDocs: number
} }
  /** Reduced offers, the most looked for first */
  listPromotedOffers: { input: { body: SearchRequest }; answer: readonly (Offer)[] }
  /** Reduced offers, the most looked for first */
  listPromotedOffersService: { input: { body: SearchRequest }; answer: readonly (Offer)[] }
  /** The tree of places with the number of hotels and the lowest price in each */
  listRegionsOfOffers: { input: { body: SearchRequest }; answer: readonly (Country)[] }
  /** What the customer has booked */
  listReservations: { input: {  }; answer: {
upcoming: readonly (Reservation)[]
past: readonly (Reservation)[]
cancelled: readonly (Reservation)[]
} }
  /** What guests wrote about a hotel: all of it in figures, and a page of texts */
  listReviews: { input: { body: {
hotelCode: string
sorting?: 'newest' | 'helpful' | 'highest' | 'lowest'
language?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk' | null
party?: 'couple' | 'family' | 'friends' | 'solo' | null
score?: 5 | 4 | 3 | 2 | 1 | null
/** The `next` of the page before, in the same order */
after?: string | null
pageSize?: number
} }; answer: Reviews }
  /** The offer with the rooms each party can have instead, with every board */
  listRoomChoices: { input: { body: {
offerCode: string
} }; answer: RoomChoices }
  /** Where the customer is logged in */
  listSessions: { input: {  }; answer: {
sessions: readonly (Session)[]
} }
  /** Threads of the customer, the newest first */
  listThreads: { input: { query?: { query?: string } }; answer: {
threads: readonly ({
id: string
orderNumber: string | null
subject: string | null
lastAt: string
lastAuthor: 'guest' | 'staff' | 'machine'
beginning: string
unread: number
})[]
found: readonly ({
thread: string
number: number
/** `companion`: somebody else who has the trip in their account. `machine`: an e-mail of the shop. */
by: 'me' | 'companion' | 'staff' | 'machine'
subject: string | null
text: string
at: string
})[]
} }
  /** The cheapest charter flight to each country, the cheapest first */
  listTopCharters: { input: { body: CharterRequest }; answer: readonly (CharterOffer)[] }
  /** Places with their lowest prices */
  listTopDestinations: { input: { query?: { url?: string } }; answer: {
components: readonly ({
uid: string
heading: string | null
lead: string | null
link: {
label: string
url: string
} | null
places: readonly ({
code: string
name: string
url: string
picture: Picture | null
trip: 'WS' | 'DW' | 'NR' | 'WO'
price: Money
hotels: number
})[]
})[]
} }
  /** Hotels that guests rate best */
  listTopHotels: { input: { query?: { url?: string } }; answer: {
components: readonly ({
uid: string
heading: string | null
lead: string | null
link: {
label: string
url: string
} | null
offers: readonly (OfferCard)[]
})[]
} }
  /** The offers guests look for most */
  listTopOffers: { input: { body: SearchRequest }; answer: readonly (Offer)[] }
  /** Log in */
  logIn: { input: { body: {
/** However it is capitalised. */
email: string
/** A new one has at least 10 characters, is none of the commonest, and has neither the name of the shop nor the own address in it. */
password: string
} }; answer: LoggedIn }
  /** Log out in this browser */
  logOut: { input: {  }; answer: {
authenticated: false
} }
  /** Everything up to a number is read */
  markAsRead: { input: { body: {
/** Its id: of a trip the order number. */
thread: string
number: number
} }; answer: null }
  /** PayU tells what became of a payment */
  notifyPayment: { input: {  }; answer: {
isDone: true
} }
  /** A bank tells what became of a payment or a refund */
  notifyPaymentOfGateway: { input: { path: { gateway: string } }; answer: {
isDone: true
} }
  /** A token that opens the conversation about a reservation for an hour */
  obtainChatToken: { input: { path: { reservationNumber: string } }; answer: {
token: string
validUntil: string
thread: string
chat: {
state: 'answered' | 'waiting' | 'open' | 'away' | 'closed'
name?: string
place?: number
until?: string
opensAt?: {
day: string
time: string
} | null
}
} }
  /** A session, as OAuth asks for it */
  obtainToken: { input: { body: {
grant_type: 'password'
/** However it is capitalised. */
username: string
/** A new one has at least 10 characters, is none of the commonest, and has neither the name of the shop nor the own address in it. */
password: string
} | {
grant_type: 'refresh_token'
} }; answer: {
authenticated: true
user_uid: string
token_type: 'cookie'
/** Seconds */
expires_in: number
} }
  /** A cart for an offer; its key comes in the header `cart-id` */
  openCart: { input: { body: {
offerCode: string
}; cart?: string; idempotencyKey?: string }; answer: Cart }
  /** Where people land who open the address that mail programs post to */
  openNewsletterLeave: { input: { query?: { token?: string } }; answer: null }
  /** Where people land who open the address that mail programs post to */
  openPriceAlertStop: { input: { query?: { token?: string } }; answer: null }
  /** Order with an obligation to pay; pressed twice it is one order */
  orderAttractions: { input: { body: {
agreedTotal: Money
terms: boolean
}; cart: string; idempotencyKey?: string }; answer: AttractionOrder }
  /** Ask for a copy of everything about the customer */
  orderDataCopy: { input: {  }; answer: DataCopy }
  /** Order with an obligation to pay; the places are held for a quarter of an hour, and for half an hour from each beginning of a payment */
  placeOrder: { input: { body: {
agreedTotal: Money
}; cart: string; idempotencyKey?: string }; answer: OrderState }
  /** What calling a trip off costs today, and what goes back */
  quoteCancellation: { input: { body: {
/** W and nine digits. */
number: string
} }; answer: CancelQuote }
  /** What another trip would cost in place of a booked one */
  quoteChange: { input: { body: {
/** W and nine digits. */
number: string
/** Another date, airport, room or board of the hotel. */
offerCode?: string
/** Who stays at home: the place in the party. */
leave?: number
/** Who comes along. */
join?: {
/** `woman` or `man`. */
title?: string
firstName?: string
lastName?: string
/** As people write it, `24.03.1987`, or `1987-03-24`. */
birthDate?: string
/** The room they sleep in, from 0. */
room?: number
}
} }; answer: ChangeQuote }
  /** What other upsells or seats of a booked trip cost */
  quoteUpsells: { input: { body: {
/** W and nine digits. */
number: string
/** All that the trip is to have of what can be chosen now; left out: as it is. */
upsells?: readonly ({
type: 'FLIGHT_CLASS' | 'SEATS' | 'LUGGAGE' | 'TRANSFER' | 'INSURANCE' | 'FLEX' | 'PARKING' | 'ASSISTANCE' | 'FACULTATIVE_TRIPS'
code: string
person: number | null
})[]
/** Flight by flight who sits where; flights that are left out stay as they are. */
seats?: readonly ({
flightId: number
seats: readonly ({
seat: string
/** The place in the party, from 0. */
person: number
})[]
})[]
} }; answer: {
id: string
added: readonly ({
what: string
who: string | null
amount: Money
})[]
returned: readonly ({
what: string
who: string | null
amount: Money
})[]
difference: Money
total: Money
refund: Money
methods: readonly ('blik' | 'card' | 'googlePay' | 'applePay' | 'payLater' | 'bank')[]
/** It may be paid with the rest until then; null: at once. */
laterBy: string | null
validUntil: string
} }
  /** Say whether an answer has helped, and if not, why */
  rateAnswer: { input: { body: {
questionId: string
rating: 'yes' | 'unclear' | 'incomplete' | 'outdated'
} }; answer: null }
  /** A file of a message */
  readAttachment: { input: { query: { thread: string; message: number; id: string; size?: 'small' } }; answer: null }
  /** One attraction, as its page shows it */
  readAttraction: { input: { query: { id: number } }; answer: {
id: number
url: string
title: string
summary: string
place: string | null
coordinates: {
latitude: number
longitude: number
} | null
picture: Picture | null
/** In minutes */
duration: {
from: number
to: number | null
} | null
/** In grosze; null: nobody knows before a date is chosen */
price_from: number | null
/** So long before the start everything is given back */
free_cancellation_hours: number
pickup: boolean
instant_confirmation: boolean
description: string
highlights: readonly (string)[]
included: readonly (string)[]
excluded: readonly (string)[]
good_to_know: readonly (string)[]
pictures: readonly (Picture)[]
languages: readonly (string)[]
accessible: boolean
time_zone: string
meeting_point: {
name: string
address: string
directions: string
coordinates: {
latitude: number
longitude: number
} | null
} | null
options: readonly ({
id: string
title: string
pickup: 'none' | 'possible' | 'always'
tickets: readonly ({
id: string
type: string
title: string
min_age: number
max_age: number
})[]
})[]
} }
  /** The cart */
  readAttractionCart: { input: { cart: string }; answer: AttractionCart }
  /** What is in the cart; an empty one where there is none */
  readAttractionCheckout: { input: { cart: string }; answer: AttractionCart }
  /** A day: options, their times, and what a ticket of each kind costs */
  readAttractionDay: { input: { query: { id: number; option?: string; day: string } }; answer: {
day: string
groups: readonly ({
id: string
name: string
slots: readonly ({
id: string
time: string
all_day: boolean
sold_out: boolean
vacancies: number | null
free_until: string | null
products: readonly ({
product_id: string
holder_code: string
name: string
age_range: string
min_buy: number
max_buy: number | null
retail_price: number
})[]
})[]
})[]
} }
  /** How an order stands; asks the bank if nobody knows yet */
  readAttractionOrder: { input: { query: { transactionId: string } }; answer: AttractionOrder }
  /** What is to be paid, and how one can */
  readAttractionPayment: { input: { cart: string }; answer: {
total: Money
currency: 'PLN'
methods: PaymentMethods
} }
  /** What suppliers ask, as JSON Schema */
  readAttractionQuestions: { input: { cart: string }; answer: readonly ({
itemId: string
title: string
schema: Record<string, unknown>
})[] }
  /** Days of a month, or of so many days, with the lowest price of each */
  readAttractionSchedule: { input: { query: { id: number; option?: string; date_from: string; date_to: string } }; answer: readonly ({
day: string
sold_out: boolean
/** In grosze; null: nobody knows before a date is chosen */
retail_price: number | null
})[] }
  /** When, from where and for how long the hotel is sold */
  readAvailability: { input: { body: HotelRequest }; answer: AvailabilityMatrix }
  /** The quote of calling off, as long as it can be confirmed */
  readCancellationQuote: { input: { query: { number: string; quote: string } }; answer: CancelQuote }
  /** Everything a guest has filled in */
  readCart: { input: { path: { cartId: string }; cart: string }; answer: Cart }
  /** Both flights */
  readCartFlights: { input: { cart: string }; answer: {
departureFlight: FlightLeg | null
returnFlight: FlightLeg | null
} }
  /** What the guest has agreed to and what it costs now */
  readCartPrice: { input: { cart: string }; answer: CartPriceNow }
  /** What is being booked, priced now */
  readCartProduct: { input: { cart: string }; answer: CartProduct }
  /** The quote of a change, as it is now */
  readChangeQuote: { input: { query: { number: string; quote: string } }; answer: ChangeQuote }
  /** The reduced header of the checkout */
  readCheckoutHeader: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'; filterByActive?: 'true' | 'false'; filterByDirections?: string; filterByTripTypes?: string; depth?: number; draft?: 'true' | 'false' } }; answer: {
globalType?: string
active: boolean | null
help?: string
phone?: string
steps: readonly ({
code: string
label: string
[name: string]: unknown
})[]
[name: string]: unknown
} }
  /** A file of a complaint, for the customer whose it is */
  readComplaintFile: { input: { path: { id: string } }; answer: Uint8Array }
  /** What the form of a complaint asks, by category, in the language of the request */
  readComplaintForm: { input: {  }; answer: {
categories: readonly (ComplaintCategory)[]
wishes: readonly ('reduction' | 'damages' | 'apology' | 'explanation')[]
} }
  /** What the customer tells about themselves */
  readCustomerDetails: { input: {  }; answer: {
title: string | null
firstName: string
lastName: string
birthDate: string | null
phone: string | null
street: string | null
postalCode: string | null
city: string | null
language: string
airport: string | null
email: string
} }
  /** How far the copy of everything about the customer is */
  readDataCopy: { input: {  }; answer: DataCopy }
  /** The copy: JSON, readable HTML and documents in one archive */
  readDataCopyFile: { input: { path: { id: string } }; answer: Uint8Array }
  /** Every text of the shop */
  readDictionary: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'; filterByActive?: 'true' | 'false'; filterByDirections?: string; filterByTripTypes?: string; depth?: number; draft?: 'true' | 'false' } }; answer: {
globalType?: string
active: boolean | null
version: string
localizedContent: readonly ({
key: string
value: string
})[]
/** Texts that have plural forms */
declination: readonly ({
key: string
value: string
})[]
} }
  /** Texts of one language as a script, named `{locale}.{version}.js` */
  readDictionaryScript: { input: { path: { file: string } }; answer: Uint8Array }
  /** Until when data of a trip can be changed */
  readEditableUntil: { input: { query: { number: string } }; answer: {
/** yyyy-mm-dd; null: not any more. */
correctUntil: string | null
/** Until when somebody else may go instead. */
handOverUntil: string | null
/** So many days before the departure corrections end. */
daysBeforeDeparture: number
} }
  /** What editors have put below the page of a failure */
  readErrorPage: { input: { path: { type: 'page404' | 'error' | 'pageError' } }; answer: {
template: {
page: unknown
offers: unknown
} | null
} }
  /** The footer of every page */
  readFooter: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'; filterByActive?: 'true' | 'false'; filterByDirections?: string; filterByTripTypes?: string; depth?: number; draft?: 'true' | 'false' } }; answer: {
globalType?: string
active: boolean | null
columns: readonly ({
label: string
url?: string | null
links?: readonly ({
label: string
url: string
[name: string]: unknown
})[] | null
[name: string]: unknown
})[]
legal?: string
company?: string
[name: string]: unknown
} }
  /** Main menu, notice and phone of the shop */
  readHeader: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'; filterByActive?: 'true' | 'false'; filterByDirections?: string; filterByTripTypes?: string; depth?: number; draft?: 'true' | 'false' } }; answer: {
globalType?: string
active: boolean | null
menu: readonly ({
label: string
url?: string | null
links?: readonly ({
label: string
url: string
[name: string]: unknown
})[] | null
[name: string]: unknown
})[]
phone?: string
phoneHours?: string
[name: string]: unknown
} }
  /** What a cart holds, and what it costs together */
  readHeldSeats: { input: { query?: { cart?: string }; cart: string }; answer: {
held: readonly ({
flightId: number
seat: string
person: number
price: Money
})[]
until: string | null
now: string
total: Money
} }
  /** A hotel: what it is and where */
  readHotel: { input: { body: {
hotelCode: string
} }; answer: Hotel }
  /** The order this cart has become */
  readLastOrder: { input: { cart: string }; answer: OrderState }
  /** A guest’s last search, with what it leads to now */
  readLastSearch: { input: { body: {
q: string
} }; answer: {
search: {
href: string
title: string
facts: readonly (string)[]
price: string
action: string
} | null
} }
  /** Is the process alive? */
  readLiveness: { input: {  }; answer: {
status: 'ok'
} }
  /** What the mailbox takes, and when somebody answers at once */
  readMailboxInfo: { input: {  }; answer: {
unread: number
longestMessage: number
longestSubject: number
chat: {
isOpen: boolean
until: string | null
opensAt: {
day: string
time: string
} | null
isSomebodyThere: boolean
}
} }
  /** The cheapest offer of one hotel in a search, as the small card on a map shows it; null: it has none */
  readMapOffer: { input: { body: HotelRequest }; answer: {
offer: OfferCard | null
} }
  /** The next trip of whoever is logged in */
  readNextReservation: { input: {  }; answer: {
reservation: Reservation | null
} }
  /** An offer priced now: what it is made of, what is due when, what stepping back costs */
  readOffer: { input: { body: {
offerCode: string
} }; answer: ChosenOffer }
  /** An offer as counting knows it, without anything of the guests */
  readOfferAnalytics: { input: { body: {
offerCode: string
} }; answer: OfferAnalytics }
  /** The lowest price of each day one can leave on */
  readOfferCalendar: { input: { body: SearchRequest }; answer: readonly (DayPrice)[] }
  /** The dates of an offer as an iCalendar file */
  readOfferCalendarFile: { input: { path: { offerCode: string } }; answer: Uint8Array }
  /** The offer behind a code, priced now */
  readOfferPrice: { input: { body: {
offerCode: string
/** Facets of the listing. 'priceSelector' says whether prices are per person (personPrice) or for all (fullPrice), 'amountRange' and 'amountRangeSKI' are 'from#to' in złoty, 'additionalType' is LINEARFLIGHT (scheduled flights only, BY_PLANE) or SKIBYPLANE (with a flight, SKI) and changes nothing in other trip types, 'hours' are parts of the day in which the flight out takes off: 00-06, 06-12, 12-18, 18-24. */
filters?: readonly (SearchFilter)[]
} }; answer: Offer | CharterOffer }
  /** What is paid of an order and what is due */
  readOrder: { input: { path: { orderNumber: string }; cart: string }; answer: OrderState }
  /** The confirmation of the order this cart has become */
  readOrderFile: { input: { cart: string }; answer: Uint8Array }
  /** One page of the editors */
  readPage: { input: { path: { id: string }; query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'; filterByActive?: 'true' | 'false'; filterByDirections?: string; filterByTripTypes?: string; depth?: number; draft?: 'true' | 'false' } }; answer: ContentPage }
  /** A page as this visitor sees it now */
  readPageForVisitor: { input: { query?: { url?: string } }; answer: {
page: unknown
offers: unknown
} }
  /** An order that is paid for; until it is, refused with what is due and until when the places are held */
  readPaidOrder: { input: { path: { orderNumber: string }; cart: string }; answer: OrderState }
  /** What the same trip costs on other days */
  readPriceCalendar: { input: { body: {
offerCode: string
/** yyyy-MM; without one, or out of reach: the month of the offer */
month?: string | null
} }; answer: PriceCalendar }
  /** How the price of the day stands among other departures of the same trip */
  readPriceStatistics: { input: { body: {
offerCode: string
} }; answer: {
standing: PriceStanding
} }
  /** The questions of the quiz, and what each answer means */
  readQuiz: { input: {  }; answer: {
heading: string
lead: string | null
questions: readonly ({
/** In addresses and in `answers` */
code: string
question: string
hint: string | null
isKept: boolean
answers: readonly ({
/** In addresses and in `answers` */
code: string
label: string
text: string | null
picture: Picture | null
rule: QuizRule
})[]
})[]
} }
  /** Can this node serve guests? */
  readReadiness: { input: {  }; answer: {
status: 'ok' | 'unavailable'
database: boolean
content: boolean
} }
  /** One reservation of the customer */
  readReservation: { input: { query: { number: string } }; answer: {
number: string
state: 'pending' | 'expired' | 'confirmed' | 'cancelled' | 'refunded'
name: string
place: string
/** yyyy-mm-dd */
departureDate: string
/** Null: one way. */
returnDate: string | null
nights: number | null
adults: number
children: number
daysLeft: number | null
tabs: readonly (string)[]
notices: Notices
steps: readonly ({
kind: string
/** yyyy-mm-dd */
day: string
time: string | null
detail: string | null
})[]
people: readonly (string)[]
money: TripMoney
missing: MissingOfTrip
/** Leaving costs nothing now, because of this; null: it costs what the contract says. */
free: {
reason: 'disaster' | 'epidemic' | 'unrest' | 'closed'
place: string
/** yyyy-mm-dd */
from: string
/** yyyy-mm-dd */
until: string
} | null
} }
  /** A photo of a review: for everybody while the review is shown, else for whoever holds the order */
  readReviewPhoto: { input: { path: { id: string }; query?: { size?: 'small' | 'whole' } }; answer: Uint8Array }
  /** Heading and trip types of the search form */
  readSearchBox: { input: { query?: { locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'; filterByActive?: 'true' | 'false'; filterByDirections?: string; filterByTripTypes?: string; depth?: number; draft?: 'true' | 'false' } }; answer: {
globalType?: string
active: boolean | null
heading?: string
submitLabel?: string
tripTypes: readonly ({
code: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
label: string
active?: boolean | null
[name: string]: unknown
})[]
[name: string]: unknown
} }
  /** Both planes of a cart: seats that others have, seats it holds and until when */
  readSeatMap: { input: { query?: { cart?: string }; cart: string }; answer: {
held: readonly ({
flightId: number
seat: string
person: number
price: Money
})[]
until: string | null
now: string
cabin: 'Economy' | 'Comfort' | 'PremiumComfort' | 'Business' | 'Premium'
passengers: readonly ('ADULT' | 'CHILD' | 'INFANT')[]
flights: readonly ({
flightId: number
direction: 'DEPARTURE' | 'RETURN'
flightNumber: string
fromAirport: string
toAirport: string
date: string
departureTime: string
aircraft: string
minutes: number
isLowCost: boolean
/** By others */
taken: readonly (string)[]
rows: readonly (CabinRow)[]
})[]
today: string
} }
  /** Documents and wishes of those who travel */
  readTravellerData: { input: { query: { number: string } }; answer: {
/** Airline or country need documents beforehand. */
isNeeded: boolean
/** yyyy-mm-dd: the last day on which they are given and changed. */
until: string
isOver: boolean
people: readonly ({
place: number
name: string
standing: 'fits' | 'missing' | 'incomplete' | 'passport-needed' | 'ends-too-soon'
document: {
type: string
/** Its last three characters. */
number: string
validUntil: string | null
nationality: string | null
issuingCountry: string | null
} | null
})[]
wishes: {
kinds: readonly (string)[]
text: string
} | null
} }
  /** Who the shop takes this browser for */
  readUserInfo: { input: {  }; answer: {
authenticated: boolean
account_type: string | null
user_uid: string | null
language: string
hashed_user_uid: string | null
timestamp: string
} }
  /** The months of a year where the hotel is */
  readWeather: { input: { body: {
hotelCode: string
} }; answer: Weather }
  /** The offers this guest has saved, with prices of now */
  readWishlist: { input: {  }; answer: {
offers: readonly (SavedOffer)[]
wishlistCount: number
} }
  /** Exchange the refresh token for a new pair */
  refreshSession: { input: {  }; answer: LoggedIn }
  /** Ask for an account */
  register: { input: { body: {
/** However it is capitalised. */
email: string
firstName: string
lastName: string
/** A new one has at least 10 characters, is none of the commonest, and has neither the name of the shop nor the own address in it. */
password: string
} }; answer: Sentence }
  /** Lets go of held seats, of one flight or of all */
  releaseSeats: { input: { query?: { flightId?: number }; cart: string }; answer: HeldSeats }
  /** Ask for an email for a new password */
  remindPassword: { input: { body: {
/** However it is capitalised. */
email: string
} }; answer: Sentence }
  /** Close the account */
  removeAccount: { input: {  }; answer: {
leavesAt: string
} }
  /** Let an attraction go */
  removeAttraction: { input: { path: { itemId: string }; cart: string }; answer: AttractionCart }
  /** Remove somebody the customer travels with */
  removeCompanion: { input: { path: { id: string } }; answer: null }
  /** Take an offer off the list */
  removeSavedOffer: { input: { query: { offerCode: string } }; answer: WishlistCount }
  /** Replace an old password that has to be changed */
  replaceOldPassword: { input: { body: {
oldPassword: string
/** A new one has at least 10 characters, is none of the commonest, and has neither the name of the shop nor the own address in it. */
password: string
/** Every other browser is logged out. */
endsOthers?: boolean
} }; answer: Sentence }
  /** Report a failure seen in the browser */
  reportBrowserError: { input: { body: {
message: string
path: string
component?: string
errorId?: string
} }; answer: null }
  /** Send the email for activating once more */
  resendActivation: { input: { body: {
/** However it is capitalised. */
email: string
} }; answer: Sentence }
  /** Send another code for the same attempt */
  resendLoginCode: { input: {  }; answer: Sentence }
  /** Set a new password, with the link of the email */
  resetPassword: { input: { body: {
/** From the link of the email. */
token: string
/** A new one has at least 10 characters, is none of the commonest, and has neither the name of the shop nor the own address in it. */
password: string
} }; answer: LoggedIn }
  /** Keep the address a link may be sent to */
  saveCartEmail: { input: { body: {
email: string
}; cart: string }; answer: {
isDone: true
} }
  /** Keeps what has been written so far */
  saveComplaint: { input: { body: {
orderNumber: string
/** By the names of the fields; `answer.{question}` for questions of the category */
typed: Record<string, string>
wishes?: readonly (string)[]
stay?: readonly (string)[]
} }; answer: {
savedAt: string
} }
  /** Keep what is typed and not sent */
  saveDraft: { input: { body: {
/** Its id: of a trip the order number. */
thread: string
text: string
} }; answer: null }
  /** Save an offer, or take it off the list */
  saveOffer: { input: { body: {
offerCode: string
wish?: 'save' | 'remove'
locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'
} }; answer: WishlistCount }
  /** Attractions that were searched for, with filters and exact counts */
  searchAttractions: { input: { query?: { text?: string; place?: readonly (string)[]; category?: readonly (string)[]; duration?: readonly (string)[]; language?: readonly (string)[]; 'free-cancellation'?: readonly (string)[]; pickup?: readonly (string)[]; accessible?: readonly (string)[]; 'time-of-day'?: readonly (string)[]; price_from?: number; price_to?: number; date_from?: string; date_to?: string; people?: number; sort?: 'recommended' | 'price' | 'priceDESC' | 'duration'; page?: number; limit?: number } }; answer: {
meta: {
count: number
page: number
limit: number
}
data: readonly (Activity)[]
facets: ActivityFacets
repairs: readonly ({
without: readonly (string)[]
count: number
})[]
/** Near days that have something, where the list is empty */
other_days: readonly ({
day: string
count: number
})[]
} }
  /** A page of charter flights there and back; x-server names the node that answered */
  searchCharters: { input: { body: CharterRequest }; answer: CharterResult }
  /** A page of hotels with facets and histogram; when there are none, the nearest ways to some */
  searchOffers: { input: { body: SearchRequest }; answer: SearchResult }
  /** A page of hotels with facets and histogram; when there are none, the nearest ways to some */
  searchOffersService: { input: { body: SearchRequest }; answer: SearchResult }
  /** What leaves on the first day of the search */
  searchSameDayOffers: { input: { body: SearchRequest }; answer: SearchResult }
  /** Send files for a message that will be written */
  sendAttachments: { input: {  }; answer: {
files: readonly (UploadedFile)[]
/** Files that were not taken, and why. */
refused: readonly ({
/** For programs; the same in every language. */
code: string
/** For guests, in the language of the request. */
message: string
/** A sentence for each field of the request that needs mending. */
fields?: Record<string, string>
/** What is needed to go on, for instance the price before and now. */
facts?: Record<string, unknown>
name: string
})[]
} }
  /** Send a link that opens the cart on another device */
  sendCartLink: { input: { body: {
email: string
}; cart: string }; answer: {
isDone: true
} }
  /** Send files for a complaint that will be written */
  sendComplaintFiles: { input: {  }; answer: {
files: readonly (UploadedFile)[]
/** Files that were not taken, and why. */
refused: readonly ({
/** For programs; the same in every language. */
code: string
/** For guests, in the language of the request. */
message: string
/** A sentence for each field of the request that needs mending. */
fields?: Record<string, string>
/** What is needed to go on, for instance the price before and now. */
facts?: Record<string, unknown>
name: string
})[]
} }
  /** Send the documents of a trip by e-mail */
  sendDocuments: { input: { body: {
/** W and nine digits. */
number: string
email: string
/** Names of documents, as `potwierdzenie`; left out or empty: all there are. */
documents?: readonly (string)[]
} }; answer: {
message: string
} }
  /** Send a form of a page: newsletter, presale or contact */
  sendGuestForm: { input: { body: {
page: string
form: string
fields: Record<string, string>
} }; answer: {
message: string
} }
  /** Third step of an unusual login: the code from the e-mail */
  sendLoginCode: { input: { body: {
/** Spaces do not matter. */
code: string
} }; answer: LoggedIn }
  /** Write into a thread, or begin one with a subject */
  sendMessage: { input: { body: {
/** Its id: of a trip the order number. */
thread?: string
subject?: string
text: string
/** Made by the sender: sent twice, it is there once. */
sentAs: string
uploads?: readonly (string)[]
chatToken?: string
} }; answer: {
thread: string
message: Message
} }
  /** Second step of a login: the password, for the address of the first */
  sendPassword: { input: { body: {
password: string
} }; answer: LoggedIn | {
authenticated: false
next: 'authorize'
} }
  /** Give the list a read-only address, or take it back */
  shareWishlist: { input: { body: {
wish: 'share' | 'end'
locale?: 'pl' | 'cs' | 'ro' | 'hu' | 'uk'
} }; answer: {
shareUrl: string | null
} }
  /** The guest is typing; not kept */
  showTyping: { input: { body: {
chatToken: string
} }; answer: null }
  /** Leave a list: the page’s button, or a mail program’s own (RFC 8058) */
  stopPriceAlert: { input: { query?: { token?: string }; body: {
token?: string
locale?: unknown
[name: string]: unknown
} | null }; answer: null }
  /** Sends a complaint; the receipt leaves by e-mail */
  submitComplaint: { input: { body: {
orderNumber: string
/** By the names of the fields; `answer.{question}` for questions of the category */
typed: Record<string, string>
wishes?: readonly (string)[]
/** Ids of files sent before */
files?: readonly (string)[]
} }; answer: {
number: string
deadline: string
state: 'received' | 'in-work' | 'question' | 'decided' | 'appealed' | 'closed'
} }
  /** Places, themes and attractions that somebody may mean */
  suggestAttractions: { input: { query: { text: string; limit?: number } }; answer: {
suggestions: readonly ({
type: 'place' | 'theme' | 'activity'
id: string
title: string
within: readonly (string)[]
count: number | null
url: string
})[]
} }
  /** Places and hotels by what the guest types, typos forgiven */
  suggestPlaces: { input: { body: {
text: string
limit?: number
} }; answer: readonly (Suggestion)[] }
  /** Options of the search form after a choice: the body has the filters it was answered with, changed */
  updateGlobalSearch: { input: { body: readonly ({
filterType: 'TYPE'
options: readonly ({
code: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
selected?: boolean
additionalOptions?: readonly ({
key: 'additionalType'
value: 'LINEARFLIGHT' | 'SKIBYPLANE'
selected?: boolean
})[]
})[]
} | {
filterType: 'AIRPORT'
options: readonly ({
code: string
selected?: boolean
})[]
} | {
filterType: 'HOURS'
options: readonly ({
code: '00-06' | '06-12' | '12-18' | '18-24'
selected?: boolean
})[]
} | {
filterType: 'REGION'
options: readonly ({
code: string
selected?: boolean
options?: readonly ({
code: string
selected?: boolean
options?: readonly ({
code: string
selected?: boolean
options?: readonly (unknown)[]
})[]
})[]
})[]
} | {
filterType: 'DURATION'
options: readonly ({
code: string
selected?: boolean
})[]
} | {
filterType: 'WAY'
options: readonly ({
code: 'oneWay'
selected?: boolean
})[]
} | {
filterType: 'CABIN'
options: readonly ({
code: 'Economy' | 'Comfort' | 'PremiumComfort' | 'Business' | 'Premium'
selected?: boolean
})[]
} | {
filterType: 'CALENDAR'
selectedFrom?: string | null
selectedTo?: string | null
} | {
filterType: 'ADULTS'
selectedCount: number
} | {
filterType: 'CHILDREN'
birthDates: readonly (string)[]
} | {
filterType: 'OCCUPANCY'
occupancies: readonly (Room)[]
})[] | {
/** The search as in an address; the other fields are then not read, fullPrice and pageUrl excepted. */
q?: string
tripType?: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
sortCode?: string
fullPrice?: boolean
selectedAirports?: readonly (string)[]
selectedDestinationsCodes?: readonly (string)[]
durationFrom?: number | null
durationTo?: number | null
startDate?: string | null
endDate?: string | null
adultsCount?: number
childrenBirthDates?: readonly (string)[]
occupancies?: readonly (Room)[]
searchCriteriaCode?: string | null
selectedFilterValues?: Record<string, readonly (string)[]>
pageUrl?: string | null
seasonStartDate?: string | null
filters?: readonly ({
filterType: 'TYPE'
options: readonly ({
code: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
selected?: boolean
additionalOptions?: readonly ({
key: 'additionalType'
value: 'LINEARFLIGHT' | 'SKIBYPLANE'
selected?: boolean
})[]
})[]
} | {
filterType: 'AIRPORT'
options: readonly ({
code: string
selected?: boolean
})[]
} | {
filterType: 'HOURS'
options: readonly ({
code: '00-06' | '06-12' | '12-18' | '18-24'
selected?: boolean
})[]
} | {
filterType: 'REGION'
options: readonly ({
code: string
selected?: boolean
options?: readonly ({
code: string
selected?: boolean
options?: readonly ({
code: string
selected?: boolean
options?: readonly (unknown)[]
})[]
})[]
})[]
} | {
filterType: 'DURATION'
options: readonly ({
code: string
selected?: boolean
})[]
} | {
filterType: 'WAY'
options: readonly ({
code: 'oneWay'
selected?: boolean
})[]
} | {
filterType: 'CABIN'
options: readonly ({
code: 'Economy' | 'Comfort' | 'PremiumComfort' | 'Business' | 'Premium'
selected?: boolean
})[]
} | {
filterType: 'CALENDAR'
selectedFrom?: string | null
selectedTo?: string | null
} | {
filterType: 'ADULTS'
selectedCount: number
} | {
filterType: 'CHILDREN'
birthDates: readonly (string)[]
} | {
filterType: 'OCCUPANCY'
occupancies: readonly (Room)[]
})[]
} }; answer: readonly (GlobalSearchFilter)[] }
  /** Options of the search form after a choice: the body has the filters it was answered with, changed */
  updateGlobalSearchService: { input: { body: readonly ({
filterType: 'TYPE'
options: readonly ({
code: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
selected?: boolean
additionalOptions?: readonly ({
key: 'additionalType'
value: 'LINEARFLIGHT' | 'SKIBYPLANE'
selected?: boolean
})[]
})[]
} | {
filterType: 'AIRPORT'
options: readonly ({
code: string
selected?: boolean
})[]
} | {
filterType: 'HOURS'
options: readonly ({
code: '00-06' | '06-12' | '12-18' | '18-24'
selected?: boolean
})[]
} | {
filterType: 'REGION'
options: readonly ({
code: string
selected?: boolean
options?: readonly ({
code: string
selected?: boolean
options?: readonly ({
code: string
selected?: boolean
options?: readonly (unknown)[]
})[]
})[]
})[]
} | {
filterType: 'DURATION'
options: readonly ({
code: string
selected?: boolean
})[]
} | {
filterType: 'WAY'
options: readonly ({
code: 'oneWay'
selected?: boolean
})[]
} | {
filterType: 'CABIN'
options: readonly ({
code: 'Economy' | 'Comfort' | 'PremiumComfort' | 'Business' | 'Premium'
selected?: boolean
})[]
} | {
filterType: 'CALENDAR'
selectedFrom?: string | null
selectedTo?: string | null
} | {
filterType: 'ADULTS'
selectedCount: number
} | {
filterType: 'CHILDREN'
birthDates: readonly (string)[]
} | {
filterType: 'OCCUPANCY'
occupancies: readonly (Room)[]
})[] | {
/** The search as in an address; the other fields are then not read, fullPrice and pageUrl excepted. */
q?: string
tripType?: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
sortCode?: string
fullPrice?: boolean
selectedAirports?: readonly (string)[]
selectedDestinationsCodes?: readonly (string)[]
durationFrom?: number | null
durationTo?: number | null
startDate?: string | null
endDate?: string | null
adultsCount?: number
childrenBirthDates?: readonly (string)[]
occupancies?: readonly (Room)[]
searchCriteriaCode?: string | null
selectedFilterValues?: Record<string, readonly (string)[]>
pageUrl?: string | null
seasonStartDate?: string | null
filters?: readonly ({
filterType: 'TYPE'
options: readonly ({
code: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
selected?: boolean
additionalOptions?: readonly ({
key: 'additionalType'
value: 'LINEARFLIGHT' | 'SKIBYPLANE'
selected?: boolean
})[]
})[]
} | {
filterType: 'AIRPORT'
options: readonly ({
code: string
selected?: boolean
})[]
} | {
filterType: 'HOURS'
options: readonly ({
code: '00-06' | '06-12' | '12-18' | '18-24'
selected?: boolean
})[]
} | {
filterType: 'REGION'
options: readonly ({
code: string
selected?: boolean
options?: readonly ({
code: string
selected?: boolean
options?: readonly ({
code: string
selected?: boolean
options?: readonly (unknown)[]
})[]
})[]
})[]
} | {
filterType: 'DURATION'
options: readonly ({
code: string
selected?: boolean
})[]
} | {
filterType: 'WAY'
options: readonly ({
code: 'oneWay'
selected?: boolean
})[]
} | {
filterType: 'CABIN'
options: readonly ({
code: 'Economy' | 'Comfort' | 'PremiumComfort' | 'Business' | 'Premium'
selected?: boolean
})[]
} | {
filterType: 'CALENDAR'
selectedFrom?: string | null
selectedTo?: string | null
} | {
filterType: 'ADULTS'
selectedCount: number
} | {
filterType: 'CHILDREN'
birthDates: readonly (string)[]
} | {
filterType: 'OCCUPANCY'
occupancies: readonly (Room)[]
})[]
} }; answer: readonly (GlobalSearchFilter)[] }
  /** Take in what was booked meanwhile */
  updateReservations: { input: {  }; answer: {
upcoming: readonly (Reservation)[]
past: readonly (Reservation)[]
cancelled: readonly (Reservation)[]
} }
  /** Whether a complaint is complete; nothing is sent */
  validateComplaint: { input: { body: {
orderNumber: string
/** By the names of the fields; `answer.{question}` for questions of the category */
typed: Record<string, string>
wishes?: readonly (string)[]
} }; answer: {
isComplete: true
} }
  /** Whether an offer can still be booked, and for what the guest has seen */
  validateOffer: { input: { body: {
offerCode: string
total?: number | null
} }; answer: OfferValidity }
  /** A guest finds a review helpful, or takes that back */
  voteForReview: { input: { body: {
reviewId: number
wish?: 'give' | 'take-back' | 'press'
back?: string
} }; answer: {
isGiven: boolean
helpful: number
} }
}

/** Method and address of each call. */
export const addresses = {
  activateAccount: 'POST /api/www/mytui/api/activate',
  addAttraction: 'POST /api/services/tui-musment/api/musement/cart',
  addCompanion: 'POST /api/www/mytui/api/customer/participants',
  addPasskey: 'POST /api/www/mytui/api/passkeys',
  addReservation: 'POST /api/www/mytui/api/reservation/add',
  answerNotice: 'POST /api/www/mytui/api/reservation/notice',
  answerQuiz: 'POST /api/www/ajax/quiz',
  beginAttractionPayment: 'POST /api/www/musement/checkout/advancedPayments',
  beginFacebookLogin: 'GET /api/www/api/v5/mytui/oauth/facebook',
  beginGlobalSearch: 'POST /api/www/listing/gs/initial',
  beginGlobalSearchService: 'POST /api/services/tui-search/api/gs/initial',
  beginGoogleLogin: 'GET /api/www/api/v5/mytui/oauth/google',
  beginLogin: 'POST /api/www/api/v5/mytui/oauth/username',
  beginPasskey: 'POST /api/www/mytui/api/passkeys/options',
  beginPasskeyLogin: 'POST /api/www/mytui/api/passkeys/login/options',
  beginPasskeyProof: 'POST /api/www/mytui/api/passkeys/confirm/options',
  beginPayment: 'POST /api/www/checkout/cart/payment',
  changeAgreement: 'POST /api/www/mytui/api/marketing/agreement',
  changeAttractionCart: 'PATCH /api/services/tui-musment/api/musement/cart',
  changeCart: 'POST /api/www/checkout/cart/update',
  changeCompanion: 'PUT /api/www/mytui/api/customer/participants/{id}',
  changeCustomerDetails: 'PUT /api/www/mytui/api/customerDetails',
  changeDocument: 'POST /api/www/mytui/api/reservation/change-data/document',
  changeOwner: 'POST /api/www/mytui/api/reservation/change-data/owner',
  changePassword: 'POST /api/www/mytui/api/password/update',
  changeTraveller: 'POST /api/www/mytui/api/reservation/change-data/participant',
  changeWishes: 'POST /api/www/mytui/api/reservation/change-data/wishes',
  confirmCancellation: 'POST /api/www/mytui/api/reservation/cancel/confirm',
  confirmChange: 'POST /api/www/mytui/api/reservation/change/confirm',
  confirmNewsletter: 'POST /api/www/newsletter/confirm',
  confirmPayment: 'POST /api/www/payment/confirm/{orderNumber}',
  confirmPriceAlert: 'POST /api/www/price-alerts/confirm',
  confirmUpsells: 'POST /api/www/mytui/api/reservation/upsells/confirm',
  countCharters: 'POST /api/services/tui-search/api/external/offers/count',
  countEvents: 'POST /api/www/events',
  countOffers: 'POST /api/www/search/offers/count',
  countOffersService: 'POST /api/services/tui-search/api/search/offers/count',
  countSavedOffers: 'GET /api/www/wishlist/count',
  countUnread: 'GET /api/www/mytui/api/customerMessages/unread',
  decideOnCookies: 'POST /api/www/consent',
  disclaimReservation: 'POST /api/www/mytui/api/reservation/disclaim',
  endOtherSessions: 'DELETE /api/www/mytui/api/sessions',
  endSession: 'DELETE /api/www/mytui/api/sessions/{id}',
  extendSeats: 'POST /api/www/checkout/temporary-reservations/extend',
  findAnswers: 'GET /api/www/mytui/api/faq',
  findCriteriaOfFlights: 'GET /api/search-criteria/direction-flights',
  findCriteriaOfOffers: 'GET /api/search-criteria/find-by-seo-names',
  findFirstOffer: 'POST /api/www/hotel-cards/offers',
  finishFacebookLogin: 'GET /api/www/api/v5/mytui/oauth/facebook/callback',
  finishGoogleLogin: 'GET /api/www/api/v5/mytui/oauth/google/callback',
  finishPasskeyLogin: 'POST /api/www/mytui/api/passkeys/login',
  finishPasskeyProof: 'POST /api/www/mytui/api/passkeys/confirm',
  followMailbox: 'GET /api/www/mytui/api/mailbox/events',
  followSeatMap: 'GET /api/www/checkout/rmws/seat-map/events',
  holdSeats: 'POST /api/www/checkout/temporary-reservations',
  keepAccount: 'POST /api/www/mytui/api/removeAccount/undo',
  leaveNewsletter: 'POST /api/www/newsletter/leave',
  listAgreements: 'GET /api/www/mytui/api/marketing/agreement',
  listAllOffers: 'POST /api/www/hotel-cards/configurators/all-offers',
  listAllOffersService: 'POST /api/services/tui-search/api/hotel-cards/configurators/all-offers',
  listAlternatives: 'GET /api/www/hotel-cards/alternatives/{offerCode}',
  listAttractionPaymentMethods: 'GET /api/www/musement/checkout/available-banks',
  listAttractionTickets: 'GET /api/www/musement/checkout/confirmations',
  listAttractions: 'GET /api/services/tui-musment/api/musement/activities/list',
  listBanners: 'GET /api/www/banners',
  listBlogPosts: 'GET /api/www/blog-posts',
  listCabinClasses: 'GET /api/www/checkout/cart/class-availability',
  listCartUpsells: 'GET /api/www/checkout/cart/upsell',
  listCompanions: 'GET /api/www/mytui/api/customer/participants',
  listComplaintTrips: 'GET /api/www/tui-complaints/complaintSelectors',
  listComplaints: 'GET /api/www/tui-complaints/history',
  listDepartureHours: 'POST /api/www/hotel-cards/configurators/hours',
  listDestinations: 'GET /api/destinations',
  listFacultativeTrips: 'GET /api/www/facultative-trips',
  listFaq: 'GET /api/faq',
  listLastMinute: 'GET /api/www/last-minute',
  listLastWatched: 'POST /api/www/last-watched',
  listListingFilters: 'POST /api/www/search/listing/filters',
  listListingFiltersService: 'POST /api/services/tui-search/api/listing/filters',
  listLowestPriceDestinations: 'POST /api/www/lowest-prices/destinations-filter',
  listLowestPrices: 'POST /api/www/lowest-prices/statistics',
  listMapPins: 'POST /api/www/search/offers/map',
  listMenus: 'GET /api/menus',
  listMessages: 'GET /api/www/mytui/api/mailbox/messages',
  listNearby: 'POST /api/www/hotel-cards/nearby',
  listOfferChoices: 'POST /api/www/hotel-cards/configurators/filters',
  listOfferFilters: 'POST /api/www/search/offers/listing/filters',
  listOfferLinks: 'POST /api/services/tui-search/api/offers-links',
  listOfferUpsells: 'POST /api/www/hotel-cards/upsells',
  listOffices: 'GET /api/offices',
  listOtherAirports: 'POST /api/www/hotel-cards/other-airports',
  listPages: 'GET /api/pages',
  listPaymentMethods: 'GET /api/www/checkout/banks-availabilities',
  listPaymentModes: 'GET /api/www/mytui/api/reservation/change-data/payment-data/payment-modes',
  listPaymentVariants: 'GET /api/www/checkout/cart/paymentVariant',
  listPopularAttractions: 'GET /api/www/components/most-popular-activities',
  listPopups: 'GET /api/popups',
  listPromotedOffers: 'POST /api/www/search/offers/promoted',
  listPromotedOffersService: 'POST /api/services/tui-search/api/search/promoted',
  listRegionsOfOffers: 'POST /api/www/search/offers/regions',
  listReservations: 'GET /api/www/mytui/api/reservations',
  listReviews: 'POST /api/www/hotel-cards/reviews',
  listRoomChoices: 'POST /api/www/hotel-cards/configurators/rooms',
  listSessions: 'GET /api/www/mytui/api/sessions',
  listThreads: 'GET /api/www/mytui/api/mailbox/threads',
  listTopCharters: 'POST /api/www/search/offers/charter/top-offers',
  listTopDestinations: 'GET /api/www/top-destinations',
  listTopHotels: 'GET /api/www/top-hotels',
  listTopOffers: 'POST /api/services/tui-search/api/top-offers',
  logIn: 'POST /api/www/api/v5/mytui/oauth/login',
  logOut: 'POST /api/www/mytui/api/logout',
  markAsRead: 'POST /api/www/mytui/api/mailbox/read',
  notifyPayment: 'POST /api/www/tui-payment-confirmation/payment-confirmations',
  notifyPaymentOfGateway: 'POST /api/www/tui-payment-confirmation/payment-confirmations/{gateway}',
  obtainChatToken: 'GET /api/www/mytui/api/reservation/chat-token/{reservationNumber}',
  obtainToken: 'POST /api/www/authorizationserver/oauth/token',
  openCart: 'POST /api/www/checkout/cart/product',
  openNewsletterLeave: 'GET /api/www/newsletter/leave',
  openPriceAlertStop: 'GET /api/www/price-alerts/stop',
  orderAttractions: 'POST /api/services/tui-musment/api/musement/placeOrder',
  orderDataCopy: 'POST /api/www/mytui/api/my-data',
  placeOrder: 'POST /api/www/checkout/cart/shortOrder',
  quoteCancellation: 'POST /api/www/mytui/api/reservation/cancel/quote',
  quoteChange: 'POST /api/www/mytui/api/reservation/change/quote',
  quoteUpsells: 'POST /api/www/mytui/api/reservation/upsells/quote',
  rateAnswer: 'POST /api/www/mytui/api/faq/feedback',
  readAttachment: 'GET /api/www/mytui/api/mailbox/attachment',
  readAttraction: 'GET /api/services/tui-musment/api/musement/activity',
  readAttractionCart: 'GET /api/services/tui-musment/api/musement/cart',
  readAttractionCheckout: 'GET /api/www/musement/checkout/info',
  readAttractionDay: 'GET /api/services/tui-musment/api/musement/activity/availability',
  readAttractionOrder: 'GET /api/www/musement/checkout/transaction',
  readAttractionPayment: 'GET /api/www/musement/checkout/payment/info',
  readAttractionQuestions: 'GET /api/services/tui-musment/api/musement/required-info',
  readAttractionSchedule: 'GET /api/services/tui-musment/api/musement/activity/schedule',
  readAvailability: 'POST /api/www/hotel-cards/configurators/dates',
  readCancellationQuote: 'GET /api/www/mytui/api/reservation/cancel/quote',
  readCart: 'GET /api/www/checkout/cart/{cartId}/information',
  readCartFlights: 'GET /api/www/checkout/cart/flight-information',
  readCartPrice: 'GET /api/www/checkout/cart/price',
  readCartProduct: 'GET /api/www/checkout/cart/product',
  readChangeQuote: 'GET /api/www/mytui/api/reservation/change/quote',
  readCheckoutHeader: 'GET /api/globals/checkout-header',
  readComplaintFile: 'GET /api/www/tui-complaints/files/{id}',
  readComplaintForm: 'GET /api/www/tui-complaints/cms/complaints/all',
  readCustomerDetails: 'GET /api/www/mytui/api/customerDetails',
  readDataCopy: 'GET /api/www/mytui/api/my-data',
  readDataCopyFile: 'GET /api/www/mytui/api/my-data/{id}/file',
  readDictionary: 'GET /api/globals/dictionary',
  readDictionaryScript: 'GET /dictionary/{file}',
  readEditableUntil: 'GET /api/www/mytui/api/editable-until',
  readErrorPage: 'GET /api/www/error-page/{type}',
  readFooter: 'GET /api/globals/footer',
  readHeader: 'GET /api/globals/header',
  readHeldSeats: 'GET /api/www/checkout/temporary-reservations/preview',
  readHotel: 'POST /api/www/hotel-cards/hotels',
  readLastOrder: 'GET /api/www/checkout/cart/last-order',
  readLastSearch: 'POST /api/www/last-search',
  readLiveness: 'GET /health/live',
  readMailboxInfo: 'GET /api/www/mytui/api/mailbox/info',
  readMapOffer: 'POST /api/www/search/offers/map/offer',
  readNextReservation: 'GET /api/www/reservation',
  readOffer: 'POST /api/www/hotel-cards/offerData',
  readOfferAnalytics: 'POST /api/www/hotel-cards/analytics',
  readOfferCalendar: 'POST /api/services/tui-search/api/calendar/offers',
  readOfferCalendarFile: 'GET /api/www/hotel-cards/calendar/{offerCode}',
  readOfferPrice: 'POST /api/services/tui-search/api/search/offers/price',
  readOrder: 'GET /api/www/payment/common/{orderNumber}',
  readOrderFile: 'GET /api/www/checkout/cart/details-file',
  readPage: 'GET /api/pages/{id}',
  readPageForVisitor: 'GET /api/www/page/content',
  readPaidOrder: 'GET /api/www/payment/success/{orderNumber}',
  readPriceCalendar: 'POST /api/www/hotel-cards/configurators/price-calendar',
  readPriceStatistics: 'POST /api/www/hotel-cards/statistics',
  readQuiz: 'GET /api/www/ajax/quiz',
  readReadiness: 'GET /health/ready',
  readReservation: 'GET /api/www/mytui/api/reservation',
  readReviewPhoto: 'GET /api/www/review-photos/{id}',
  readSearchBox: 'GET /api/globals/global-search',
  readSeatMap: 'GET /api/www/checkout/rmws/seat-map',
  readTravellerData: 'GET /api/www/mytui/api/reservation/traveller-data',
  readUserInfo: 'GET /api/www/user/info/get',
  readWeather: 'POST /api/www/hotel-cards/weather',
  readWishlist: 'GET /api/www/wishlist',
  refreshSession: 'POST /api/www/api/v5/mytui/oauth/refresh',
  register: 'POST /api/www/mytui/api/register',
  releaseSeats: 'DELETE /api/www/checkout/temporary-reservations',
  remindPassword: 'POST /api/www/mytui/api/password/remind',
  removeAccount: 'POST /api/www/mytui/api/removeAccount',
  removeAttraction: 'DELETE /api/services/tui-musment/api/musement/cart/{itemId}',
  removeCompanion: 'DELETE /api/www/mytui/api/customer/participants/{id}',
  removeSavedOffer: 'DELETE /api/www/wishlist',
  replaceOldPassword: 'POST /api/www/mytui/api/old-password/update',
  reportBrowserError: 'POST /api/www/errors',
  resendActivation: 'POST /api/www/mytui/api/activate/resend',
  resendLoginCode: 'POST /api/www/mytui/api/authorize/resend',
  resetPassword: 'POST /api/www/mytui/api/password/reset',
  saveCartEmail: 'POST /api/www/checkout/cart/saveEmailAddress',
  saveComplaint: 'POST /api/www/tui-complaints/draft',
  saveDraft: 'POST /api/www/mytui/api/mailbox/draft',
  saveOffer: 'POST /api/www/wishlist',
  searchAttractions: 'GET /api/services/tui-musment/api/musement/activities',
  searchCharters: 'POST /api/www/search/offers/charter',
  searchOffers: 'POST /api/www/search/offers',
  searchOffersService: 'POST /api/services/tui-search/api/search/offers',
  searchSameDayOffers: 'POST /api/www/search/offers/same-day',
  sendAttachments: 'POST /api/www/mytui/api/mailbox/attachment',
  sendCartLink: 'POST /api/www/checkout/cart/email-finish-later',
  sendComplaintFiles: 'POST /api/www/tui-complaints/files',
  sendDocuments: 'POST /api/www/mytui/api/documents/send',
  sendGuestForm: 'POST /api/www/forms',
  sendLoginCode: 'POST /api/www/api/v5/mytui/oauth/authorize',
  sendMessage: 'POST /api/www/mytui/api/mailbox/reply',
  sendPassword: 'POST /api/www/api/v5/mytui/oauth/password',
  shareWishlist: 'POST /api/www/wishlist/share',
  showTyping: 'POST /api/www/mytui/api/mailbox/typing',
  stopPriceAlert: 'POST /api/www/price-alerts/stop',
  submitComplaint: 'POST /api/www/tui-complaints/submit-complaint',
  suggestAttractions: 'GET /api/services/tui-musment/api/musement/autocomplete',
  suggestPlaces: 'POST /api/www/search/offers/suggest',
  updateGlobalSearch: 'POST /api/www/gs',
  updateGlobalSearchService: 'POST /api/services/tui-search/api/gs',
  updateReservations: 'POST /api/www/mytui/api/reservations/update',
  validateComplaint: 'POST /api/www/tui-complaints/validate',
  validateOffer: 'POST /api/www/hotel-cards/validations',
  voteForReview: 'POST /api/www/hotel-cards/reviews/helpful',
} as const satisfies Record<keyof Calls, string>
