import type {
  ComplaintClock,
  ComplaintEvent,
  ComplaintRefusal,
  ComplaintState,
  ComplaintWish,
} from '@wojaz/complaints'
import type { AwardEndRefusal } from '@wojaz/complaints/server'
import { whyNotConfirm } from './award-words.ts'
import { counted } from './counted.ts'

export const complaintStateNames: Readonly<Record<ComplaintState, string>> = {
  received: 'przyjęta',
  'in-work': 'w pracy',
  question: 'pytanie do gościa',
  decided: 'rozstrzygnięta',
  appealed: 'odwołanie gościa',
  closed: 'zamknięta',
}

export const wishNames: Readonly<Record<ComplaintWish, string>> = {
  reduction: 'obniżenie ceny',
  damages: 'odszkodowanie',
  apology: 'przeprosiny',
  explanation: 'wyjaśnienie',
}

export const actorNames: Readonly<Record<ComplaintEvent['actor'], string>> = {
  guest: 'gość',
  office: 'biuro',
  clock: 'termin',
}

/** The time left until the promised deadline, as text. */
export function clockText(clock: ComplaintClock | null): string {
  if (!clock) return 'nie czeka na nas'
  const { daysLeft, urgency } = clock
  if (urgency === 'late') return `po terminie o ${counted(-daysLeft, 'dzień', 'dni', 'dni')}`
  const left = daysLeft === 0 ? 'dziś ostatni dzień' : `zostało ${counted(daysLeft, 'dzień', 'dni', 'dni')}`
  return urgency === 'calm' ? left : `${left} – pilne`
}

export const complaintRefusals: Readonly<Record<ComplaintRefusal['code'] | AwardEndRefusal['code'], string>> =
  {
    'complaint-unknown': 'Takiej reklamacji nie ma.',
    'state-changed': 'Stan reklamacji zmienił się w międzyczasie. Sprawdź ją i zdecyduj ponownie.',
    'text-missing': 'Wpisz treść dla gościa.',
    'files-unknown': 'Pliku nie ma.',
    'too-many-files': 'Plików jest za dużo.',
    'files-full': 'Ta podróż ma już tyle plików, ile przechowujemy.',
    'too-many-complaints': 'Do tego zamówienia jest już dość reklamacji.',
    'keeper-changed': 'Tę reklamację prowadzi już ktoś inny.',
    'amount-too-large': 'To więcej niż trzykrotność ceny podróży: tyle nie przyznaje się w tym formularzu.',
    'second-person-needed': 'Ta kwota wymaga drugiej osoby.',
    'award-ended': 'Ta propozycja jest już rozstrzygnięta albo przepadła. Sprawdź reklamację.',
    'own-proposal': 'Swojej propozycji nie można potwierdzić: potrzebna jest druga osoba.',
    'access-given-lately': whyNotConfirm['access-given-lately'],
    'account-missing': 'Wpisz poprawny rachunek gościa (IBAN).',
    'amount-impossible': 'Wpisz kwotę większą od zera, na przykład 350 albo 350,50.',
  }
