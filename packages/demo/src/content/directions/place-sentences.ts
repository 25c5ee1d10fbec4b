import { inEveryLocale, type Localised } from '@wojaz/travel/locale'
import { fill } from '../../world/texts/fill.ts'
import { countriesInSentences } from './countries-in-sentences.ts'
import { regionsInSentences } from './regions-in-sentences.ts'

interface Cases {
  nameIn: Localised
  nameTo: Localised
}

/** A name in the nominative may stand behind these words in all five languages. */
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

export function countryInSentences(code: string): Cases {
  const written = countriesInSentences[code]
  if (!written) throw new Error(`Nobody has written how to say "in ${code}".`)
  return casesOf(written)
}

export function regionInSentences(code: string, names: Localised): Cases {
  const written = regionsInSentences[code]
  return written ? casesOf(written) : named(anyRegion, names)
}

export function resortInSentences(names: Localised): Cases {
  return named(anyResort, names)
}

function casesOf(line: string): Cases {
  const [plIn, plTo, csIn, csTo, ro, huIn, huTo, ukIn, ukTo, ...rest] = line.split('|')
  if (!plIn || !plTo || !csIn || !csTo || !ro || !huIn || !huTo || !ukIn || !ukTo || rest.length > 0)
    throw new Error(`Nine phrases are needed: ${line}`)
  return {
    nameIn: { pl: plIn, cs: csIn, ro: ro, hu: huIn, uk: ukIn },
    nameTo: { pl: plTo, cs: csTo, ro: ro, hu: huTo, uk: ukTo },
  }
}

function named({ nameIn, nameTo }: Cases, names: Localised): Cases {
  const filled = (words: Localised) => inEveryLocale((locale) => fill(words[locale], { name: names[locale] }))
  return { nameIn: filled(nameIn), nameTo: filled(nameTo) }
}
