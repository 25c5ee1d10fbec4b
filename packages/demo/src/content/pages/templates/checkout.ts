import { faq, offerCarousel } from '../../components.ts'
import { t } from '../../words.ts'
import { template } from './template.ts'

const questions = t(
  'Pytania i odpowiedzi',
  'Otázky a odpovědi',
  'Întrebări și răspunsuri',
  'Kérdések és válaszok',
  'Запитання та відповіді',
)
const aboutPaying = faq(questions, { topics: ['payment'] })

/** Below what the shop itself shows while a guest books and pays: answers to what is asked there most. */
export const checkoutTemplates = [
  template('checkoutReservation', t('Rezerwacja', 'Rezervace', 'Rezervare', 'Foglalás', 'Бронювання'), [
    faq(questions, { topics: ['booking'] }),
  ]),
  template(
    'checkoutReservationFailed',
    t(
      'Rezerwacja się nie udała',
      'Rezervace se nepodařila',
      'Rezervarea nu a reușit',
      'A foglalás nem sikerült',
      'Бронювання не вдалося',
    ),
    [faq(questions, { topics: ['booking'] })],
  ),
  template('checkoutPayment', t('Płatność', 'Platba', 'Plată', 'Fizetés', 'Оплата'), [aboutPaying]),
  template(
    'checkoutPaymentConfirm',
    t('Płatność w toku', 'Platba probíhá', 'Plată în curs', 'Fizetés folyamatban', 'Оплата триває'),
    [aboutPaying],
  ),
  template(
    'checkoutPaymentSuccess',
    t('Płatność się udała', 'Platba proběhla', 'Plata a reușit', 'Sikeres fizetés', 'Оплата вдалася'),
    [faq(questions, { topics: ['documents', 'luggage'] })],
  ),
  template(
    'checkoutPaymentFailed',
    t(
      'Płatność się nie udała',
      'Platba se nepodařila',
      'Plata nu a reușit',
      'A fizetés nem sikerült',
      'Оплата не вдалася',
    ),
    [aboutPaying],
  ),
  template(
    'checkoutOrderPlaced',
    t(
      'Zamówienie złożone',
      'Objednávka přijata',
      'Comandă plasată',
      'Megrendelés leadva',
      'Замовлення оформлено',
    ),
    [faq(questions, { topics: ['payment', 'documents'] })],
  ),
]

export const wishlistTemplate = template(
  'wishlist',
  t('Ulubione', 'Oblíbené', 'Favorite', 'Kedvencek', 'Обране'),
  [
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
  ],
)
