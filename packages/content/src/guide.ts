/** What a traveller needs at a country, a region or a resort, as editors wrote it. */
export interface Guide {
  currency: string | null
  power: string | null
  phone: string | null
  entry: string | null
  emergency: string | null
  sights: readonly GuideLine[]
  phrases: readonly GuideLine[]
}

/** A sight with its description, or a phrase with its meaning. */
export interface GuideLine {
  name: string
  text: string
}

export const guideTopics = ['currency', 'entry', 'emergency', 'phone', 'power'] as const
export const guideLists = ['sights', 'phrases'] as const

/** As stored in the fields. */
export type WrittenGuide = Partial<
  Record<(typeof guideTopics)[number] | (typeof guideLists)[number], string | null>
>

/** Returns null when nothing is written. */
export function guideFrom(written: WrittenGuide | null | undefined): Guide | null {
  const text = (name: keyof WrittenGuide) => written?.[name]?.trim() || null
  const guide = {
    currency: text('currency'),
    power: text('power'),
    phone: text('phone'),
    entry: text('entry'),
    emergency: text('emergency'),
    sights: guideLines(text('sights')),
    phrases: guideLines(text('phrases')),
  }
  return isEmpty(guide) ? null : guide
}

/** Reads lines like 'Knossos: pałac króla Minosa'. A line without a colon is only a name. */
export function guideLines(text: string | null): GuideLine[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const [name = '', ...rest] = line.split(':')
    return name.trim() === '' ? [] : { name: name.trim(), text: rest.join(':').trim() }
  })
}

/**
 * Merges the guides of a country, a region and a resort, in this order. Each topic is taken from the most specific place that has
 * it. Returns null when nothing is written.
 */
export function guideTo(places: readonly { readonly guide: Guide | null }[]): Guide | null {
  const known = places.flatMap(({ guide }) => guide ?? []).toReversed()
  const topic = (name: (typeof guideTopics)[number]) => known.find((guide) => guide[name])?.[name] ?? null
  const list = (name: (typeof guideLists)[number]) =>
    known.find((guide) => guide[name].length > 0)?.[name] ?? []
  const guide = {
    currency: topic('currency'),
    power: topic('power'),
    phone: topic('phone'),
    entry: topic('entry'),
    emergency: topic('emergency'),
    sights: list('sights'),
    phrases: list('phrases'),
  }
  return isEmpty(guide) ? null : guide
}

function isEmpty(guide: Guide): boolean {
  return (
    guideTopics.every((name) => guide[name] === null) && guideLists.every((name) => guide[name].length === 0)
  )
}
