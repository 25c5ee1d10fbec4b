/** A font file with only the letters that the shop's own texts and its places need. */
export interface Cut {
  /** The name of the file here, and of the whole file in the package of the font. */
  readonly name: 'latin' | 'latin-ext' | 'cyrillic'
  readonly letters: string
}

/** Inclusive. */
const between = (first: string, last: string) =>
  Array.from({ length: code(last) - code(first) + 1 }, (_, nth) => String.fromCodePoint(code(first) + nth))
const code = (letter: string) => letter.codePointAt(0) ?? 0

export const cuts: readonly Cut[] = [
  {
    name: 'latin',
    // Latin-1 without signs that nobody writes: places have names of many languages. The font has ı here, and ʼ of Ukrainian weekdays.
    letters: [
      ...between(' ', '~'),
      ...'\u00a0¡§©«®°±²·»¼½¾¿×',
      ...between('À', 'Ö'),
      ...between('Ø', 'ö'),
      ...between('ø', 'ÿ'),
      ...'ıʼ–—‘’‚“”„•…›€™−',
    ].join(''),
  },
  {
    name: 'latin-ext',
    // Polish, Czech, Romanian, Hungarian; Turkish and Maltese for places.
    letters: 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĂăȘșȚțŞşŢţŐőŰűĞğİĠġĦħĽľĖėŪū',
  },
  {
    name: 'cyrillic',
    letters: [...between('А', 'я'), ...'ҐґЄєІіЇїЁёЎў№'].join(''),
  },
]

/** The weights of `theme.css`. */
export const weights = { min: 400, max: 750 }
