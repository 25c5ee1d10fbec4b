import type { RepairChange, RepairOffer } from './listing-view.ts'

/**
 * What keeps the list empty: of the things whose change alone leads to offers, the one that gives the most of them; if no single
 * one does, the two that do together. Empty: nothing of the kind is on sale at all.
 */
export function blockingChanges(repairs: readonly RepairOffer[]): RepairChange[] {
  const [first, ...others] = repairs
  if (!first) return []
  return others.reduce((most, one) => (one.count > most.count ? one : most), first).changes
}
