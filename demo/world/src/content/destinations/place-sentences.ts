import { inEveryLocale, type Localised } from '@wojaz/travel/locale'
import { fill } from '../../world/texts/fill.ts'
import { inRow, readRows } from '../../world/texts/read-names.ts'

interface Cases {
  nameIn: Localised
  nameTo: Localised
}

/** After these words a name in the nominative is correct in all five languages. */
const anyRegion: Cases = {
  nameIn: {
    pl: 'w regionie {name}',
    cs: 'v oblasti {name}',
    ro: 'în regiunea {name}',
    hu: '{name} térségében',
    uk: 'у регіоні {name}',
  },
  nameTo: {
    pl: 'do regionu {name}',
    cs: 'do oblasti {name}',
    ro: 'în regiunea {name}',
    hu: '{name} térségébe',
    uk: 'до регіону {name}',
  },
}
const anyResort: Cases = {
  nameIn: {
    pl: 'w miejscowości {name}',
    cs: 'v letovisku {name}',
    ro: 'în stațiunea {name}',
    hu: '{name} üdülőhelyen',
    uk: 'на курорті {name}',
  },
  nameTo: {
    pl: 'do miejscowości {name}',
    cs: 'do letoviska {name}',
    ro: 'în stațiunea {name}',
    hu: '{name} üdülőhelyre',
    uk: 'на курорт {name}',
  },
}

/** Countries after "in" and after "to"; of regions only those that guests name without saying "region". */
const written = new Map(
  readRows(new URL('places-in-sentences.csv', import.meta.url)).map((row) => [
    `${row.place} ${row.case}`,
    inRow(row),
  ]),
)

export const placesInSentences = [...new Set([...written.keys()].map((key) => key.replace(/ .*/, '')))]

export function countryInSentences(code: string): Cases {
  const cases = casesOf(code)
  if (!cases) throw new Error(`Nobody has written how to say "in ${code}".`)
  return cases
}

export function regionInSentences(code: string, names: Localised): Cases {
  return casesOf(code) ?? named(anyRegion, names)
}

export function resortInSentences(names: Localised): Cases {
  return named(anyResort, names)
}

function casesOf(place: string): Cases | undefined {
  const nameIn = written.get(`${place} in`)
  const nameTo = written.get(`${place} to`)
  return nameIn && nameTo && { nameIn, nameTo }
}

function named({ nameIn, nameTo }: Cases, names: Localised): Cases {
  const filled = (words: Localised) => inEveryLocale((locale) => fill(words[locale], { name: names[locale] }))
  return { nameIn: filled(nameIn), nameTo: filled(nameTo) }
}
