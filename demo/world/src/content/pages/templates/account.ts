import type { TemplateType } from '@wojaz/content'
import type { Localised } from '@wojaz/travel/locale'
import { faq, offerCarousel, seoLinks } from '../../components.ts'
import { beforeLinks, rightsLinks } from '../../side-menus.ts'
import { template } from './template.ts'

const questions = {
  pl: 'Pytania i odpowiedzi',
  cs: 'Otázky a odpovědi',
  ro: 'Întrebări și răspunsuri',
  hu: 'Kérdések és válaszok',
  uk: 'Запитання та відповіді',
}

/** Pages of the account that end with the most frequent questions. */
const answered: [TemplateType, Localised, topics: string[]][] = [
  [
    'mytuiAuthLogin',
    { pl: 'Logowanie', cs: 'Přihlášení', ro: 'Autentificare', hu: 'Belépés', uk: 'Вхід' },
    ['account'],
  ],
  [
    'mytuiAuthRegister',
    { pl: 'Nowe konto', cs: 'Nový účet', ro: 'Cont nou', hu: 'Új fiók', uk: 'Новий запис' },
    ['account'],
  ],
  [
    'mytuiAuthRegisterSuccess',
    {
      pl: 'Konto założone',
      cs: 'Účet založen',
      ro: 'Cont creat',
      hu: 'A fiók elkészült',
      uk: 'Запис створено',
    },
    ['account'],
  ],
  [
    'mytuiAuthResendActivation',
    {
      pl: 'Ponowna aktywacja',
      cs: 'Nová aktivace',
      ro: 'Activare din nou',
      hu: 'Aktiválás újra',
      uk: 'Повторна активація',
    },
    ['account'],
  ],
  [
    'mytuiAuthPasswordReset',
    {
      pl: 'Przypomnienie hasła',
      cs: 'Zapomenuté heslo',
      ro: 'Parolă uitată',
      hu: 'Elfelejtett jelszó',
      uk: 'Забутий пароль',
    },
    ['account'],
  ],
  [
    'mytuiAuthPasswordChange',
    {
      pl: 'Zmiana hasła',
      cs: 'Změna hesla',
      ro: 'Schimbarea parolei',
      hu: 'Jelszó módosítása',
      uk: 'Зміна пароля',
    },
    ['account'],
  ],
  [
    'mytuiAuthDeactivate',
    {
      pl: 'Zamknięcie konta',
      cs: 'Zrušení účtu',
      ro: 'Închiderea contului',
      hu: 'Fiók megszüntetése',
      uk: 'Закриття запису',
    },
    ['account'],
  ],
  [
    'mytuiMailbox',
    { pl: 'Skrzynka odbiorcza', cs: 'Schránka', ro: 'Mesaje', hu: 'Postaláda', uk: 'Скринька' },
    ['account', 'booking'],
  ],
  [
    'mytuiMailboxId',
    { pl: 'Rozmowa', cs: 'Konverzace', ro: 'Conversație', hu: 'Beszélgetés', uk: 'Розмова' },
    ['changes', 'documents'],
  ],
  [
    'mytuiReservation',
    { pl: 'Podróż', cs: 'Cesta', ro: 'Călătorie', hu: 'Utazás', uk: 'Подорож' },
    ['changes'],
  ],
  [
    'mytuiReservationTravel',
    {
      pl: 'Przebieg podróży',
      cs: 'Průběh cesty',
      ro: 'Cum decurge călătoria',
      hu: 'Az utazás menete',
      uk: 'Перебіг подорожі',
    },
    ['flight', 'luggage'],
  ],
  [
    'mytuiReservationGuide',
    { pl: 'Przewodnik', cs: 'Průvodce', ro: 'Ghid', hu: 'Útikalauz', uk: 'Путівник' },
    ['documents', 'luggage'],
  ],
  [
    'mytuiReservationHotel',
    { pl: 'Hotel', cs: 'Hotel', ro: 'Hotel', hu: 'Szálloda', uk: 'Готель' },
    ['hotel'],
  ],
  [
    'mytuiReservationDocuments',
    {
      pl: 'Dokumenty podróży',
      cs: 'Dokumenty k cestě',
      ro: 'Documentele călătoriei',
      hu: 'Utazási iratok',
      uk: 'Документи подорожі',
    },
    ['documents'],
  ],
  [
    'mytuiReservationUpsells',
    { pl: 'Dodatki', cs: 'Doplňky', ro: 'Suplimente', hu: 'Kiegészítők', uk: 'Додатки' },
    ['luggage', 'flight'],
  ],
  [
    'mytuiReservationPayment',
    { pl: 'Płatności', cs: 'Platby', ro: 'Plăți', hu: 'Befizetések', uk: 'Платежі' },
    ['payment'],
  ],
  [
    'mytuiReservationChat',
    { pl: 'Czat', cs: 'Chat', ro: 'Chat', hu: 'Csevegés', uk: 'Чат' },
    ['changes', 'documents'],
  ],
  [
    'mytuiReservationManagement',
    { pl: 'Zmiany', cs: 'Změny', ro: 'Schimbări', hu: 'Módosítások', uk: 'Зміни' },
    ['changes'],
  ],
  [
    'mytuiReservationPreview',
    {
      pl: 'Podgląd podróży',
      cs: 'Náhled cesty',
      ro: 'Previzualizarea călătoriei',
      hu: 'Az utazás előnézete',
      uk: 'Перегляд подорожі',
    },
    ['luggage', 'flight', 'hotel'],
  ],
  [
    'mytuiPaymentSuccess',
    {
      pl: 'Płatność przyjęta',
      cs: 'Platba přijata',
      ro: 'Plată primită',
      hu: 'A befizetés megérkezett',
      uk: 'Платіж отримано',
    },
    ['documents', 'payment'],
  ],
  [
    'mytuiPaymentFailure',
    {
      pl: 'Płatność nieudana',
      cs: 'Platba se nezdařila',
      ro: 'Plată nereușită',
      hu: 'Sikertelen fizetés',
      uk: 'Платіж не вдався',
    },
    ['payment'],
  ],
  [
    'mytuiSettings',
    { pl: 'Ustawienia', cs: 'Nastavení', ro: 'Setări', hu: 'Beállítások', uk: 'Налаштування' },
    ['account'],
  ],
]

/** The components below the shop's own part of the account. */
export const accountTemplates = [
  ...answered.map(([type, title, topics]) => template(type, title, [faq(questions, { topics })])),
  // The page itself has all questions.
  template(
    'mytuiHelp',
    { pl: 'Pomoc', cs: 'Pomoc', ro: 'Ajutor', hu: 'Segítség', uk: 'Допомога' },
    seoLinks(
      { pl: 'Warto wiedzieć', cs: 'Dobré vědět', ro: 'Bine de știut', hu: 'Jó tudni', uk: 'Варто знати' },
      [
        {
          label: {
            pl: 'Przed podróżą',
            cs: 'Před cestou',
            ro: 'Înainte de călătorie',
            hu: 'Utazás előtt',
            uk: 'Перед подорожжю',
          },
          links: beforeLinks,
        },
        {
          label: {
            pl: 'Twoje prawa',
            cs: 'Vaše práva',
            ro: 'Drepturile tale',
            hu: 'Az Ön jogai',
            uk: 'Ваші права',
          },
          links: rightsLinks,
        },
      ],
    ),
  ),
  template(
    'mytuiReservations',
    { pl: 'Podróże', cs: 'Cesty', ro: 'Călătorii', hu: 'Utazások', uk: 'Подорожі' },
    [
      offerCarousel({
        source: 'lastWatched',
        heading: {
          pl: 'Ostatnio oglądane hotele',
          cs: 'Naposledy prohlížené hotely',
          ro: 'Hoteluri văzute recent',
          hu: 'Legutóbb megtekintett szállodák',
          uk: 'Нещодавно переглянуті готелі',
        },
      }),
    ],
  ),
]
