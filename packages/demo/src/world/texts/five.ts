import type { Localised } from '@wojaz/travel/locale'

export function five(pl: string, cs: string, ro: string, hu: string, uk: string): Localised {
  return { pl, cs, ro, hu, uk }
}

/** A name that the four Latin alphabets write alike. */
export function alike(latin: string, uk: string): Localised {
  return { pl: latin, cs: latin, ro: latin, hu: latin, uk }
}
