const special: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  ı: 'i',
  þ: 'th',
}

/** 'Złote Piaski' → 'zlote-piaski': only characters that need no escaping in an address. */
export function seoNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łđøßæıþ]/g, (letter) => special[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
