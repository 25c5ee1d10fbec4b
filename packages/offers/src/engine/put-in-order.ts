/** Sorts by hotel in the order of the index, within a hotel by `then` (below 64), otherwise stable. */
export function inHotelOrder<Part extends { hotelCode: string }>(
  parts: readonly Part[],
  hotelNumber: ReadonlyMap<string, number>,
  then: (part: Part) => number = () => 0,
): Part[] {
  // Sorting numbers is ten times faster than a comparison that looks up two hotels.
  const places = new Float64Array(parts.length)
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    places[i] = (hotelNumber.get(part.hotelCode)! * 64 + then(part)) * parts.length + i
  }
  places.sort()
  return Array.from(places, (place) => parts[place % parts.length]!)
}

export function numbered<Thing, Key>(things: readonly Thing[], key: (thing: Thing) => Key): Map<Key, number> {
  return new Map(things.map((thing, number) => [key(thing), number]))
}

export function grouped<Thing, Key>(things: readonly Thing[], key: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const group = groups.get(key(thing))
    if (group) group.push(thing)
    else groups.set(key(thing), [thing])
  }
  return groups
}
