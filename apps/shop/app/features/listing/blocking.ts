import type { RepairChange, RepairOffer } from './listing-view.ts'

/**
 * What keeps the list empty: the single change that leads to the most offers, or else the two changes that lead to offers
 * together. Empty: there are no such offers at all.
 */
export function blockingChanges(repairs: readonly RepairOffer[]): RepairChange[] {
  const [first, ...others] = repairs
  if (!first) return []
  return others.reduce((most, one) => (one.count > most.count ? one : most), first).changes
}
