/** A key of the dictionary for a rating out of five. */
export function ratingWord(rating: number): string {
  if (rating >= 4.5) return 'offers.rating.excellent'
  if (rating >= 4) return 'offers.rating.veryGood'
  if (rating >= 3.5) return 'offers.rating.good'
  return rating >= 3 ? 'offers.rating.fair' : 'offers.rating.mixed'
}

/** '4,0': always with a decimal, so that ratings in a column can be compared. */
export function shownRating(rating: number): string {
  return rating.toFixed(1).replace('.', ',')
}
