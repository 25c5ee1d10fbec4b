import { type ListingForm, listingField } from '@wojaz/travel/listing'
import type { ListingView } from './listing-view.ts'

/** Hidden fields of a plain form: the search that it changes. */
export function SearchFields({ view, form }: { view: ListingView; form: ListingForm }) {
  const { q, fullPrice, around } = view
  return (
    <>
      <input type="hidden" name={listingField.form} value={form} />
      <input type="hidden" name="q" value={q} />
      {fullPrice ? <input type="hidden" name="fullPrice" value="true" /> : null}
      {around ? (
        <input
          type="hidden"
          name="map"
          value={[around.centre.latitude, around.centre.longitude, around.radiusKm].join()}
        />
      ) : null}
    </>
  )
}
