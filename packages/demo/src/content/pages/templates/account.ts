import type { TemplateType } from '@wojaz/content'
import type { Localised } from '@wojaz/content/server'
import { faq, offerCarousel, seoLinks } from '../../components.ts'
import { beforeLinks, rightsLinks } from '../../side-menus.ts'
import { t } from '../../words.ts'
import { template } from './template.ts'

const questions = t(
  'Pytania i odpowiedzi',
  'Otázky a odpovědi',
  'Întrebări și răspunsuri',
  'Kérdések és válaszok',
  'Запитання та відповіді',
)

/** Pages of the account whose end answers what is asked there most. */
const answered: [TemplateType, Localised, topics: string[]][] = [
  ['mytuiAuthLogin', t('Logowanie', 'Přihlášení', 'Autentificare', 'Belépés', 'Вхід'), ['account']],
  ['mytuiAuthRegister', t('Nowe konto', 'Nový účet', 'Cont nou', 'Új fiók', 'Новий запис'), ['account']],
  [
    'mytuiAuthRegisterSuccess',
    t('Konto założone', 'Účet založen', 'Cont creat', 'A fiók elkészült', 'Запис створено'),
    ['account'],
  ],
  [
    'mytuiAuthResendActivation',
    t('Ponowna aktywacja', 'Nová aktivace', 'Activare din nou', 'Aktiválás újra', 'Повторна активація'),
    ['account'],
  ],
  [
    'mytuiAuthPasswordReset',
    t('Przypomnienie hasła', 'Zapomenuté heslo', 'Parolă uitată', 'Elfelejtett jelszó', 'Забутий пароль'),
    ['account'],
  ],
  [
    'mytuiAuthPasswordChange',
    t('Zmiana hasła', 'Změna hesla', 'Schimbarea parolei', 'Jelszó módosítása', 'Зміна пароля'),
    ['account'],
  ],
  [
    'mytuiAuthDeactivate',
    t('Zamknięcie konta', 'Zrušení účtu', 'Închiderea contului', 'Fiók megszüntetése', 'Закриття запису'),
    ['account'],
  ],
  [
    'mytuiMailbox',
    t('Skrzynka odbiorcza', 'Schránka', 'Mesaje', 'Postaláda', 'Скринька'),
    ['account', 'booking'],
  ],
  [
    'mytuiMailboxId',
    t('Rozmowa', 'Konverzace', 'Conversație', 'Beszélgetés', 'Розмова'),
    ['changes', 'documents'],
  ],
  ['mytuiReservation', t('Podróż', 'Cesta', 'Călătorie', 'Utazás', 'Подорож'), ['changes']],
  [
    'mytuiReservationTravel',
    t('Przebieg podróży', 'Průběh cesty', 'Cum decurge călătoria', 'Az utazás menete', 'Перебіг подорожі'),
    ['flight', 'luggage'],
  ],
  [
    'mytuiReservationGuide',
    t('Przewodnik', 'Průvodce', 'Ghid', 'Útikalauz', 'Путівник'),
    ['documents', 'luggage'],
  ],
  ['mytuiReservationHotel', t('Hotel', 'Hotel', 'Hotel', 'Szálloda', 'Готель'), ['hotel']],
  [
    'mytuiReservationDocuments',
    t(
      'Dokumenty podróży',
      'Dokumenty k cestě',
      'Documentele călătoriei',
      'Utazási iratok',
      'Документи подорожі',
    ),
    ['documents'],
  ],
  [
    'mytuiReservationUpsells',
    t('Dodatki', 'Doplňky', 'Suplimente', 'Kiegészítők', 'Додатки'),
    ['luggage', 'flight'],
  ],
  ['mytuiReservationPayment', t('Płatności', 'Platby', 'Plăți', 'Befizetések', 'Платежі'), ['payment']],
  ['mytuiReservationChat', t('Czat', 'Chat', 'Chat', 'Csevegés', 'Чат'), ['changes', 'documents']],
  ['mytuiReservationManagement', t('Zmiany', 'Změny', 'Schimbări', 'Módosítások', 'Зміни'), ['changes']],
  [
    'mytuiReservationPreview',
    t(
      'Podgląd podróży',
      'Náhled cesty',
      'Previzualizarea călătoriei',
      'Az utazás előnézete',
      'Перегляд подорожі',
    ),
    ['luggage', 'flight', 'hotel'],
  ],
  [
    'mytuiPaymentSuccess',
    t('Płatność przyjęta', 'Platba přijata', 'Plată primită', 'A befizetés megérkezett', 'Платіж отримано'),
    ['documents', 'payment'],
  ],
  [
    'mytuiPaymentFailure',
    t(
      'Płatność nieudana',
      'Platba se nezdařila',
      'Plată nereușită',
      'Sikertelen fizetés',
      'Платіж не вдався',
    ),
    ['payment'],
  ],
  ['mytuiSettings', t('Ustawienia', 'Nastavení', 'Setări', 'Beállítások', 'Налаштування'), ['account']],
]

/** Below what the shop itself shows in the account. */
export const accountTemplates = [
  ...answered.map(([type, title, topics]) => template(type, title, [faq(questions, { topics })])),
  // The page itself has every question.
  template(
    'mytuiHelp',
    t('Pomoc', 'Pomoc', 'Ajutor', 'Segítség', 'Допомога'),
    seoLinks(t('Warto wiedzieć', 'Dobré vědět', 'Bine de știut', 'Jó tudni', 'Варто знати'), [
      {
        label: t('Przed podróżą', 'Před cestou', 'Înainte de călătorie', 'Utazás előtt', 'Перед подорожжю'),
        links: beforeLinks,
      },
      {
        label: t('Twoje prawa', 'Vaše práva', 'Drepturile tale', 'Az Ön jogai', 'Ваші права'),
        links: rightsLinks,
      },
    ]),
  ),
  template('mytuiReservations', t('Podróże', 'Cesty', 'Călătorii', 'Utazások', 'Подорожі'), [
    offerCarousel({
      source: 'lastWatched',
      heading: t(
        'Ostatnio oglądane hotele',
        'Naposledy prohlížené hotely',
        'Hoteluri văzute recent',
        'Legutóbb megtekintett szállodák',
        'Нещодавно переглянуті готелі',
      ),
    }),
  ]),
]
