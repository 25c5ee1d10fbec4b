import { fill } from '../../world/texts/fill.ts'
import { type Five, five, inFive } from '../../world/texts/five.ts'
import { countriesInSentences } from './countries-in-sentences.ts'
import { regionsInSentences } from './regions-in-sentences.ts'

interface Cases {
  nameIn: Five
  nameTo: Five
}

/** A name in the nominative may stand behind these words in all five languages. */
const anyRegion: Cases = {
  nameIn: five(
    'w regionie {name}',
    'v oblasti {name}',
    'în regiunea {name}',
    '{name} térségében',
    'у регіоні {name}',
  ),
  nameTo: five(
    'do regionu {name}',
    'do oblasti {name}',
    'în regiunea {name}',
    '{name} térségébe',
    'до регіону {name}',
  ),
}
const anyResort: Cases = {
  nameIn: five(
    'w miejscowości {name}',
    'v letovisku {name}',
    'în stațiunea {name}',
    '{name} üdülőhelyen',
    'на курорті {name}',
  ),
  nameTo: five(
    'do miejscowości {name}',
    'do letoviska {name}',
    'în stațiunea {name}',
    '{name} üdülőhelyre',
    'на курорт {name}',
  ),
}

export function countryInSentences(code: string): Cases {
  const written = countriesInSentences[code]
  if (!written) throw new Error(`Nobody has written how to say "in ${code}".`)
  return casesOf(written)
}

export function regionInSentences(code: string, names: Five): Cases {
  const written = regionsInSentences[code]
  return written ? casesOf(written) : named(anyRegion, names)
}

export function resortInSentences(names: Five): Cases {
  return named(anyResort, names)
}

function casesOf(line: string): Cases {
  const [plIn, plTo, csIn, csTo, ro, huIn, huTo, ukIn, ukTo, ...rest] = line.split('|')
  if (!plIn || !plTo || !csIn || !csTo || !ro || !huIn || !huTo || !ukIn || !ukTo || rest.length > 0)
    throw new Error(`Nine phrases are needed: ${line}`)
  return { nameIn: five(plIn, csIn, ro, huIn, ukIn), nameTo: five(plTo, csTo, ro, huTo, ukTo) }
}

function named({ nameIn, nameTo }: Cases, names: Five): Cases {
  const filled = (words: Five) => inFive((locale) => fill(words[locale], { name: names[locale] }))
  return { nameIn: filled(nameIn), nameTo: filled(nameTo) }
}
