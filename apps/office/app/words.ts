import type { MethodKind, NoticeState, OrderState, PaymentState } from '@wojaz/booking'
import type { MemberState, Role } from '@wojaz/staff'
import type { LogAct } from '@wojaz/staff/server'

// All texts of the office, in Polish only.

export const words = {
  title: 'Biuro Wojaż',
  skip: 'Przejdź do treści',
  menu: 'Menu biura',
  room: 'Dział',
  search: 'Szukaj zamówienia',
  searchHint: 'numer, nazwisko, e-mail, telefon, lot',
  find: 'Szukaj',
  keys: 'Klawisze: / szukaj · j k wiersze · Enter otwórz',
  logOut: 'Wyloguj',
  logIn: 'Zaloguj się',
  more: 'Następne',
  none: 'Nic tu nie ma.',
  back: 'Wróć',
  send: 'Wyślij',
  save: 'Zapisz',
  yes: 'tak',
  no: 'nie',
  date: 'Data',
  state: 'Stan',
  all: 'wszystkie',
  order: 'Zamówienie',
  who: 'Kto',
  what: 'Co',
  when: 'Kiedy',
  amount: 'Kwota',
} as const

export const troubles: Readonly<Record<401 | 403 | 404, { title: string; text: string }>> = {
  401: {
    title: 'Sesja wygasła',
    text: 'Zaloguj się w nowej karcie, potem wróć tutaj i odśwież stronę: formularz zostanie wysłany ponownie.',
  },
  403: { title: 'Brak uprawnień', text: 'Twoja rola nie obejmuje tej strony. Poproś administratora biura.' },
  404: { title: 'Nie ma takiej strony', text: 'Adres jest nieaktualny albo zawiera błąd.' },
}

export const roleNames: Readonly<Record<Role, string>> = {
  service: 'obsługa',
  operations: 'operacje',
  finance: 'finanse',
  manager: 'kierownik',
  admin: 'administrator',
}

export const memberStateNames: Readonly<Record<MemberState, string>> = {
  invited: 'zaproszona osoba',
  active: 'aktywne konto',
  blocked: 'konto zablokowane',
}

export const orderStateNames: Readonly<Record<OrderState, string>> = {
  pending: 'czeka na wpłatę',
  confirmed: 'potwierdzone',
  expired: 'wygasło',
  cancelled: 'odwołane',
  refunded: 'zwrócone',
}

export const paymentStateNames: Readonly<Record<PaymentState, string>> = {
  started: 'rozpoczęta',
  waiting: 'w banku',
  completed: 'zapłacona',
  refused: 'odrzucona',
  refunding: 'w zwrocie',
  refunded: 'zwrócona',
}

export const noticeStateNames: Readonly<Record<NoticeState, string>> = {
  open: 'czeka na odpowiedź',
  told: 'przekazana',
  accepted: 'przyjęta',
  substituted: 'gość wybrał podróż zastępczą',
  left: 'gość zrezygnował',
  lapsed: 'brak odpowiedzi, zwrot',
  replaced: 'zastąpiona nowszą',
  closed: 'zamknięta',
}

export const documentNames: Readonly<Record<string, string>> = {
  potwierdzenie: 'Potwierdzenie umowy',
  faktura: 'Faktura',
  voucher: 'Voucher',
  bilet: 'Bilet / informacja o przelocie',
  ubezpieczenie: 'Potwierdzenie ubezpieczenia',
}

const ofMethods: Readonly<Record<MethodKind, string>> = {
  blik: 'BLIK',
  card: 'karta',
  googlePay: 'Google Pay',
  applePay: 'Apple Pay',
  payLater: 'zapłać później',
  bank: 'przelew online',
}
/** By the stored method, which may be of a kind that is no longer sold. */
export const methodNames: Readonly<Record<string, string>> = ofMethods

export const refundReasons: Readonly<Record<string, string>> = {
  'places-gone': 'miejsca zajęte w chwili wpłaty',
  'paid-twice': 'zapłacono dwa razy',
  cancelled: 'zamówienie odwołane',
  'guest-cancelled': 'rezygnacja gościa',
  'guest-changed': 'zmiana podróży',
  goodwill: 'zwrot części ceny',
  'fee-waived': 'zwrot części opłaty',
  'supplier-refused': 'dostawca nie potwierdził',
  'supplier-cancelled': 'dostawca odwołał',
}

export const changeNames: Readonly<Record<string, string>> = {
  contact: 'zmiana danych kontaktowych',
  correction: 'poprawka danych podróżnego',
  transfer: 'przekazanie podróży innej osobie',
  trip: 'zmiana podróży',
  upsells: 'zmiana usług dodatkowych',
  reduction: 'zwrot części pieniędzy',
}

/** Names of the emails to guests. A kind without a name is shown by its code. */
export const emailNames: Readonly<Record<string, string>> = {
  'order-confirmed': 'potwierdzenie zamówienia',
  'order-paid': 'wszystko zapłacone',
  'order-guest-cancelled': 'rezygnacja z podróży',
  'order-documents': 'dokumenty podróży',
  'order-link': 'link do zamówienia',
  'order-changed': 'zmiana danych',
  'order-upsells': 'zmiana usług dodatkowych',
  'trip-changed': 'zmiana podróży',
  'order-refund': 'zwrot części pieniędzy',
  'payment-due': 'przypomnienie o wpłacie',
  'payment-refused': 'płatność nieudana',
  'payment-returned': 'zwrot wpłaty',
  'refund-done': 'zwrot wypłacony',
  'notice-told': 'zmiana organizatora',
  'notice-asked': 'zmiana organizatora, pytanie o zgodę',
  'notice-reminder': 'przypomnienie o odpowiedzi',
  'notice-accepted': 'zmiana przyjęta',
  'leaving-free': 'rezygnacja bez opłat: nadzwyczajne okoliczności',
  'review-asked': 'prośba o opinię',
  'review-refused': 'opinia nieopublikowana',
}

export const announcementNames = {
  'flight-hours': 'zmiana godzin lotu',
  hotel: 'zmiana hotelu',
  cancellation: 'odwołanie podróży',
} as const

export const callOffReasons = {
  'too-few': 'za mało uczestników',
  circumstances: 'nieuniknione i nadzwyczajne okoliczności',
} as const

export const logActNames: Readonly<Record<LogAct, string>> = {
  'passkey-added': 'dodanie klucza do logowania',
  'passkey-removed': 'usunięcie klucza do logowania',
  'came-in': 'logowanie',
  'went-out': 'wylogowanie',
  invited: 'zaproszenie osoby',
  'invitation-taken': 'przyjęcie zaproszenia',
  'roles-given': 'nadanie ról',
  blocked: 'blokada konta',
  'orders-listed': 'lista zamówień',
  'order-seen': 'podgląd zamówienia',
  'document-opened': 'podgląd dokumentu',
  'note-written': 'notatka',
  'documents-sent': 'wysłanie dokumentów',
  'link-sent': 'wysłanie linku do zamówienia',
  'cancel-quoted': 'wycena odwołania',
  'trip-cancelled': 'odwołanie w imieniu gościa',
  'change-quoted': 'wycena zmiany',
  'trip-changed': 'zmiana podróży w imieniu gościa',
  'people-changed': 'zmiana danych osób w imieniu gościa',
  'refund-quoted': 'wycena zwrotu',
  'refund-given': 'zwrot części pieniędzy',
  'proposals-seen': 'podgląd decyzji drugiej osoby',
  proposed: 'propozycja dla drugiej osoby',
  'proposal-confirmed': 'potwierdzenie propozycji',
  'proposal-refused': 'odrzucenie propozycji',
  'talks-listed': 'lista rozmów',
  'talk-seen': 'podgląd rozmowy',
  'talk-answered': 'odpowiedź gościowi',
  'talk-file-opened': 'otwarcie pliku z rozmowy',
  'talk-assigned': 'przekazanie rozmowy',
  'talk-settled': 'rozmowa odłożona bez odpowiedzi',
  'templates-changed': 'zmiana szablonu odpowiedzi',
  'chat-taken': 'przejęcie czatu',
  'chat-handed-over': 'przekazanie czatu',
  'chat-ended': 'zakończenie czatu',
  'complaints-listed': 'lista reklamacji',
  'complaint-seen': 'podgląd reklamacji',
  'complaint-file-opened': 'otwarcie pliku reklamacji',
  'complaint-taken': 'przyjęcie reklamacji do pracy',
  'complaint-assigned': 'przekazanie reklamacji',
  'complaint-asked': 'pytanie w reklamacji',
  'complaint-decided': 'decyzja w reklamacji',
  'complaint-closed': 'zamknięcie reklamacji',
  'complaint-paid': 'wypłata z reklamacji',
  'award-proposed': 'kwota z reklamacji dla drugiej osoby',
  'award-confirmed': 'potwierdzenie kwoty z reklamacji',
  'award-refused': 'odrzucenie kwoty z reklamacji',
  'reviews-seen': 'podgląd opinii',
  'review-shown': 'publikacja opinii',
  'review-refused': 'odrzucenie opinii',
  'announcement-previewed': 'podgląd, kogo dotyczy zmiana',
  announced: 'ogłoszenie zmiany',
  'answers-seen': 'podgląd odpowiedzi na zmianę',
  'circumstance-previewed': 'podgląd, kogo dotyczą okoliczności',
  'circumstance-declared': 'ogłoszenie nadzwyczajnych okoliczności',
  'circumstance-ended': 'koniec nadzwyczajnych okoliczności',
  'person-seen': 'sprawdzenie danych osoby',
  'copy-asked': 'zlecenie kopii danych',
  'copy-taken': 'pobranie kopii danych',
  'leaving-started': 'zlecenie usunięcia konta',
  'forgetting-asked': 'zlecenie usunięcia danych gościa',
  'question-saved': 'zapisanie widoku listy',
  'question-removed': 'usunięcie widoku listy',
  'numbers-seen': 'podgląd liczb',
  'list-seen': 'podgląd listy podróżnych',
  'list-taken': 'pobranie listy podróżnych',
  'sale-changed': 'zmiana sprzedaży',
  'sale-undone': 'cofnięcie zmiany sprzedaży',
  'money-seen': 'podgląd rozliczeń',
  'reminder-sent': 'wysłanie przypomnienia o wpłacie',
  'transfers-seen': 'podgląd przelewów',
  'transfer-received': 'księgowanie przelewu',
  'transfer-assigned': 'przypisanie przelewu',
  'transfer-returned': 'przelew do odesłania',
  'transfer-sent-back': 'odesłanie przelewu',
  'refund-sent': 'zwrot wysłany przelewem',
  'statement-previewed': 'podgląd wyciągu',
  'statement-booked': 'księgowanie wyciągu',
  'report-taken': 'pobranie raportu',
  'log-read': 'podgląd dziennika',
  'members-seen': 'podgląd listy osób',
}

export const passwordFaultWords: Readonly<Record<string, string>> = {
  'password-missing': 'Wpisz hasło.',
  'password-too-short': 'Hasło musi mieć co najmniej 10 znaków.',
  'password-too-long': 'Hasło może mieć najwyżej 200 znaków.',
  'password-common': 'To hasło łatwo odgadnąć. Wybierz inne, na przykład kilka słów.',
  'password-shop-name': 'Hasło nie może zawierać nazwy sklepu.',
  'password-own-address': 'Hasło nie może zawierać Twojego adresu e-mail.',
  'password-same': 'Nowe hasło musi być inne niż obecne.',
}
