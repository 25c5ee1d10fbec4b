import {
  type ChatState,
  longestMessage,
  type Message,
  type MessageFault,
  type ThreadLine,
} from '@wojaz/talks'
import type { UploadFormRefusal, UploadRefusal } from '@wojaz/uploads'

/** The name that guests see: the first name only. */
export const guestName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

export function authorText({ author, staffName }: Pick<Message, 'author' | 'staffName'>): string {
  if (author === 'staff') return `${staffName ?? 'Biuro'} (biuro)`
  return author === 'guest' ? 'Gość' : 'E-mail ze sklepu'
}

export function threadText({ orderNumber, subject }: Pick<ThreadLine, 'orderNumber' | 'subject'>): string {
  return orderNumber ?? subject ?? 'Pytanie bez tematu'
}

export function chatText(chat: ChatState): string {
  switch (chat.state) {
    case 'waiting':
      return `Gość czeka na czacie (miejsce ${chat.place}).`
    case 'answered':
      return `Na czacie odpowiada: ${chat.staffName}.`
    default:
      return 'Czat nie jest otwarty: gość przeczyta odpowiedź w skrzynce, o nowej wiadomości mówi mu e-mail.'
  }
}

/** Why an answer was refused. */
export const writeRefusals = {
  'thread-unknown': 'Tej rozmowy już nie ma.',
  'thread-full': 'Ta rozmowa jest za długa: zacznij nową z zamówienia.',
  'files-unknown': 'Załączników nie udało się dodać.',
  'files-full': 'Ta podróż ma już tyle plików, ile przechowujemy. Wyślij odpowiedź bez załączników.',
} as const

export const messageFaults: Readonly<Record<MessageFault, string>> = {
  'message-missing': 'Wpisz odpowiedź.',
  'message-too-long': `Odpowiedź może mieć najwyżej ${longestMessage} znaków.`,
}

/** Why a file or a whole form was refused. */
export const fileFaults: Readonly<Record<UploadRefusal['code'] | UploadFormRefusal['code'], string>> = {
  'file-empty': 'plik jest pusty.',
  'file-too-large': 'plik jest za duży.',
  'kind-not-taken': 'przyjmujemy tylko zdjęcia JPEG, PNG, WebP i pliki PDF.',
  'picture-too-large': 'zdjęcie ma za dużo pikseli.',
  'file-unreadable': 'pliku nie da się odczytać.',
  'too-many-files': 'Plików jest za dużo.',
  'day-full':
    'przez ostatnie 24 godziny wysłano od Ciebie za dużo plików. Wyślij odpowiedź bez załączników albo wróć do niej jutro.',
  'kept-full': 'plików jest już tyle, ile przechowujemy. Wyślij odpowiedź bez załączników.',
  'disk-full':
    'na dysku sklepu brakuje miejsca na pliki. Wyślij odpowiedź bez załączników i powiadom administratora.',
  'not-kept': 'pliku nie udało się zapisać, spróbuj za chwilę.',
  'form-too-large': 'Załączniki są razem za duże. Wyślij je w kilku wiadomościach.',
  'form-unreadable': 'Formularz nie dotarł w całości. Wyślij go jeszcze raz.',
}
