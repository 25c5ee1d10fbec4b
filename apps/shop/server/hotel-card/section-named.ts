import { sectionIds } from '../../app/features/hotel-card/section-address.ts'

/** Finds a section by its name or id, as a link may name it; null: there is none. */
export function sectionNamed(name: string | null): string | null {
  const wanted = name?.toLowerCase()
  const found = Object.entries(sectionIds).find(([own, id]) => own.toLowerCase() === wanted || id === wanted)
  return found?.[1] ?? null
}
