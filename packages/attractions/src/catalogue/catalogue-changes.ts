/** What is stored of an attraction that was mirrored before. */
export interface KnownAttraction {
  readonly number: number
  readonly productId: string
  readonly fingerprint: string
  readonly isGone: boolean
}

interface Given {
  readonly productId: string
  readonly fingerprint: string
}

export interface CatalogueChanges<Attraction> {
  readonly added: readonly Attraction[]
  /** Changed, or on sale again. */
  readonly changed: readonly { readonly number: number; readonly attraction: Attraction }[]
  /** Numbers of those that are not on sale any more. */
  readonly gone: readonly number[]
}

/** The changes that make the catalogue equal to what the supplier sent. Products that could not be read stay unchanged. */
export function catalogueChanges<Attraction extends Given>(
  known: readonly KnownAttraction[],
  given: readonly Attraction[],
  unreadable: ReadonlySet<string>,
): CatalogueChanges<Attraction> {
  const byProduct = new Map(known.map((one) => [one.productId, one]))
  const added: Attraction[] = []
  const changed: { number: number; attraction: Attraction }[] = []
  // Some suppliers list a product twice: the last entry counts.
  for (const attraction of new Map(given.map((one) => [one.productId, one])).values()) {
    const before = byProduct.get(attraction.productId)
    byProduct.delete(attraction.productId)
    if (!before) added.push(attraction)
    else if (before.isGone || before.fingerprint !== attraction.fingerprint)
      changed.push({ number: before.number, attraction })
  }
  const gone = [...byProduct.values()]
    .filter(({ isGone, productId }) => !isGone && !unreadable.has(productId))
    .map(({ number }) => number)
  return { added, changed, gone }
}
