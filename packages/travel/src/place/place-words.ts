interface Named {
  readonly name: string
}

/** 'Faliraki, Rodos, Grecja' of country, region and resort: the nearest first, each name only once. */
export function placeWords(places: readonly (Named | undefined)[]): string {
  const names = places.flatMap((place) => place?.name || []).reverse()
  return [...new Set(names)].join(', ')
}
