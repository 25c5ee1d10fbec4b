/** What is known of an attraction that was mirrored before. */
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
  /** Changed, or back after they were gone. */
  readonly changed: readonly { readonly number: number; readonly attraction: Attraction }[]
  /** Numbers of those that are sold no more. */
  readonly gone: readonly number[]
}

/** What has to be written so that the catalogue is what the supplier gave. What it gave but could not be read stays as it was. */
export function catalogueChanges<Attraction extends Given>(
  known: readonly KnownAttraction[],
  given: readonly Attraction[],
  unreadable: ReadonlySet<string>,
): CatalogueChanges<Attraction> {
  const byProduct = new Map(known.map((one) => [one.productId, one]))
  const added: Attraction[] = []
  const changed: { number: number; attraction: Attraction }[] = []
  // Some suppliers list a product twice: the last word counts.
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
