/** Letters that Unicode does not decompose into a base letter and a mark. */
const whole: Readonly<Record<string, string>> = {
  Ł: 'L',
  Đ: 'D',
  Ø: 'O',
  ß: 'SS',
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  ı: 'I',
  Þ: 'TH',
  Ð: 'D',
}

/**
 * Ukrainian letters as passports transliterate them (resolution 55 of 27 January 2010): at the beginning of a word, and
 * elsewhere.
 */
const ukrainian: Readonly<Record<string, readonly [first: string, later: string]>> = {
  А: ['A', 'A'],
  Б: ['B', 'B'],
  В: ['V', 'V'],
  Г: ['H', 'H'],
  Ґ: ['G', 'G'],
  Д: ['D', 'D'],
  Е: ['E', 'E'],
  Є: ['YE', 'IE'],
  Ж: ['ZH', 'ZH'],
  З: ['Z', 'Z'],
  И: ['Y', 'Y'],
  І: ['I', 'I'],
  Ї: ['YI', 'I'],
  Й: ['Y', 'I'],
  К: ['K', 'K'],
  Л: ['L', 'L'],
  М: ['M', 'M'],
  Н: ['N', 'N'],
  О: ['O', 'O'],
  П: ['P', 'P'],
  Р: ['R', 'R'],
  С: ['S', 'S'],
  Т: ['T', 'T'],
  У: ['U', 'U'],
  Ф: ['F', 'F'],
  Х: ['KH', 'KH'],
  Ц: ['TS', 'TS'],
  Ч: ['CH', 'CH'],
  Ш: ['SH', 'SH'],
  Щ: ['SHCH', 'SHCH'],
  Ь: ['', ''],
  Ю: ['YU', 'IU'],
  Я: ['YA', 'IA'],
}

/** Returns a name as carriers accept it: capital Latin letters, spaces and hyphens. Diacritics are removed. */
export function carrierName(name: string): string {
  const capital = name.normalize('NFC').replaceAll('ß', 'SS').toUpperCase().replace(/ЗГ/g, 'ZGH')
  const latin = capital
    .replace(/['’ʼ`]/g, '')
    .split(/([\s-]+)/)
    .map((word) => [...word].map(letterOf).join(''))
    .join('')
  return latin
    .replace(/[^A-Z -]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/^[ -]+|[ -]+$/g, '')
}

function letterOf(letter: string, place: number): string {
  const known = ukrainian[letter]
  if (known) return known[place === 0 ? 0 : 1]
  return whole[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
}
