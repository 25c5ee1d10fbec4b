/** A country with its regions, a region with its resorts. */
export interface PlaceNode {
  readonly code: string
  readonly options: readonly PlaceNode[]
}

export type PlaceMark = 'chosen' | 'partly' | 'none'

/** The state of a place: chosen (itself or a place around it), partly chosen (something inside it), or not chosen. */
export function placeMark(tree: readonly PlaceNode[], chosen: readonly string[], code: string): PlaceMark {
  const way = wayTo(tree, code)
  if (way.some((place) => chosen.includes(place.code))) return 'chosen'
  const place = way.at(-1)
  return place && insideOf(place).some((inner) => chosen.includes(inner)) ? 'partly' : 'none'
}

/**
 * Toggles a place. A chosen place replaces everything chosen inside it, and a place whose parts are all chosen is itself chosen.
 * If a part of a chosen place is given up, its neighbours stay chosen.
 */
export function togglePlace(
  tree: readonly PlaceNode[],
  chosen: readonly string[],
  code: string,
): readonly string[] {
  const way = wayTo(tree, code)
  const place = way.at(-1)
  if (!place) return chosen.filter((one) => one !== code)
  const cover = way.findIndex((one) => chosen.includes(one.code))
  if (cover < 0) return gathered(way, [...without(chosen, insideOf(place)), code])
  const neighbours = way
    .slice(cover, -1)
    .flatMap((one, depth) =>
      one.options.map((part) => part.code).filter((part) => part !== way[cover + depth + 1]?.code),
    )
  return [...without(chosen, [way[cover]?.code ?? code]), ...neighbours]
}

/** The path from the country down to the place; empty if it is not in the tree. */
function wayTo(tree: readonly PlaceNode[], code: string): readonly PlaceNode[] {
  for (const place of tree) {
    if (place.code === code) return [place]
    const deeper = wayTo(place.options, code)
    if (deeper.length > 0) return [place, ...deeper]
  }
  return []
}

function insideOf(place: PlaceNode): readonly string[] {
  return place.options.flatMap((part) => [part.code, ...insideOf(part)])
}

function without(codes: readonly string[], gone: readonly string[]): readonly string[] {
  return codes.filter((code) => !gone.includes(code))
}

/** From the inside out: where all parts are chosen, the parent replaces them. */
function gathered(way: readonly PlaceNode[], chosen: readonly string[]): readonly string[] {
  return way.slice(0, -1).reduceRight((codes, parent) => {
    const parts = parent.options.map((part) => part.code)
    const isWhole = parts.length > 1 && parts.every((part) => codes.includes(part))
    return isWhole ? [...without(codes, parts), parent.code] : codes
  }, chosen)
}
