import type { SceneKind, SceneLight, SceneStyle } from '@wojaz/demo-painter'
import type { Localised } from '@wojaz/travel/locale'
import { countries } from '../../../world/places/countries.ts'
import type { Region } from '../../../world/places/place-types.ts'
import { type Fields, scene } from '../../words.ts'

interface Manner {
  hint: Localised | null
  /** Not ignored if too few places match. */
  isKept: boolean
}

export function question(code: string, text: Localised, manner: Manner, answers: Fields[]): Fields {
  return { code, question: text, ...manner, answers }
}

/** The picture illustrates the answer. */
export function answer(
  code: string,
  label: Localised,
  text: Localised | null,
  [kind, style, light]: readonly [SceneKind, SceneStyle, SceneLight],
  rule: Fields,
): Fields {
  return {
    code,
    label,
    text,
    picture: scene(kind, style, light, `q${code.replaceAll('-', '')}`.slice(0, 16), label),
    rule,
  }
}

/** Codes of the regions of this nature that can be reached by car. */
export function regionsWith(nature: Region['nature']): string[] {
  return countries.flatMap(({ code, regions }) =>
    regions
      .filter((region) => region.nature === nature && region.trips.DW)
      .map((region) => `${code}${region.code}`),
  )
}
