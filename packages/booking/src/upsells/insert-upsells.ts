import type { Upsell } from '../upsell.ts'

/** Inserts new upsells before the excursions, or at the end. An existing one is replaced in its place. */
export function insertUpsells(list: readonly Upsell[], newOnes: readonly Upsell[]): readonly Upsell[] {
  const renewed = list.map((known) => newOnes.find(({ type }) => type === known.type) ?? known)
  const added = newOnes.filter(({ type }) => !list.some((known) => known.type === type))
  const trips = renewed.findIndex(({ type }) => type === 'FACULTATIVE_TRIPS')
  return trips < 0 ? [...renewed, ...added] : renewed.toSpliced(trips, 0, ...added)
}
