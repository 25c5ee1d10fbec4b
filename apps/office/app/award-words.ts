import type { Award, AwardWarning } from '@wojaz/complaints'
import { formatMoney } from '@wojaz/travel/money'

// The office's texts about amounts that a second person confirms.

export function awardWarningText(warning: AwardWarning, claimed: number | null): string {
  if (warning === 'above-price') return 'To więcej niż cena podróży. Sprawdź kwotę.'
  return `To więcej niż kwota, o którą prosi gość (${formatMoney(claimed ?? 0)}). Sprawdź kwotę.`
}

/** Why a member may not be the second person. */
export const whyNotConfirm = {
  'own-proposal': 'To Twoja propozycja: potwierdza ją inna osoba.',
  'access-given-lately':
    'Nie możesz tego potwierdzić: jedno z Was zaprosiło drugie do biura albo nadało mu role w ostatnich 30 dniach. Poproś inną osobę.',
  'right-missing': 'Potwierdza ją ktoś inny z rolą finanse albo kierownik.',
} as const

export const awardStateNames: Readonly<Record<Award['state'], string>> = {
  waiting: 'czeka na drugą osobę',
  confirmed: 'potwierdzona',
  refused: 'odrzucona',
  lapsed: 'przepadła, bo sprawa potoczyła się dalej',
}
