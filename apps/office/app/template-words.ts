import type { TemplateFacts } from '@wojaz/talks'
import type { Locale } from '@wojaz/travel/locale'

export const localeNames: Readonly<Record<Locale, string>> = {
  pl: 'polski',
  cs: 'czeski',
  ro: 'rumuński',
  hu: 'węgierski',
  uk: 'ukraiński',
}

/** What each placeholder is replaced with. */
export const gapNames: Readonly<Record<keyof TemplateFacts, string>> = {
  powitanie: 'powitanie, z imieniem w wołaczu, jeśli je znamy',
  numer: 'numer rezerwacji',
  hotel: 'hotel',
  wylot: 'dzień wylotu',
  powrot: 'dzień powrotu',
  reklamacja: 'numer reklamacji',
  termin: 'dzień, do którego odpowiemy na reklamację',
  podpis: 'Twoje imię i nazwa biura',
}

export const templateSaid = {
  gaps: 'Uzupełnij albo usuń to, co stoi w klamrach {{…}}.',
  unknown: 'Tego szablonu już nie ma. Wybierz inny.',
  name: 'Wpisz nazwę, do 80 znaków.',
  taken: 'Szablon o tej nazwie już jest.',
  text: 'Wpisz tekst w tym języku, do 4000 znaków.',
  unknownGaps: (names: readonly string[]) => `Nie znamy: ${names.map((name) => `{{${name}}}`).join(', ')}.`,
} as const
