/** Why a search request is refused; `field` is the name of the request field. */
export interface SearchRefusal {
  readonly code:
    | 'unknown-airport'
    | 'unknown-destination'
    | 'unknown-filter'
    | 'unknown-filter-value'
    | 'dates-inverted'
    | 'nights-inverted'
    | 'nights-out-of-range'
    | 'nights-incomplete'
    | 'party-impossible'
    | 'child-birth-date-impossible'
    | 'price-range-unreadable'
    | 'priceFromGreaterThanPriceTo'
    | 'priceToLessThanZero'
    | 'radius-impossible'
    | 'page-out-of-range'
    | 'offer-type-without-hotel'
  readonly field: string
  readonly value?: string | number
}
