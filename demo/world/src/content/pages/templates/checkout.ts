import { faq, offerCarousel } from '../../components.ts'
import { template } from './template.ts'

const questions = {
  pl: 'Pytania i odpowiedzi',
  cs: 'Otázky a odpovědi',
  ro: 'Întrebări și răspunsuri',
  hu: 'Kérdések és válaszok',
  uk: 'Запитання та відповіді',
}
const aboutPaying = faq(questions, { topics: ['payment'] })

/** The components below the shop's own part of booking and payment: the most frequent questions. */
export const checkoutTemplates = [
  template(
    'checkoutReservation',
    { pl: 'Rezerwacja', cs: 'Rezervace', ro: 'Rezervare', hu: 'Foglalás', uk: 'Бронювання' },
    [faq(questions, { topics: ['booking'] })],
  ),
  template(
    'checkoutReservationFailed',
    {
      pl: 'Rezerwacja się nie udała',
      cs: 'Rezervace se nepodařila',
      ro: 'Rezervarea nu a reușit',
      hu: 'A foglalás nem sikerült',
      uk: 'Бронювання не вдалося',
    },
    [faq(questions, { topics: ['booking'] })],
  ),
  template('checkoutPayment', { pl: 'Płatność', cs: 'Platba', ro: 'Plată', hu: 'Fizetés', uk: 'Оплата' }, [
    aboutPaying,
  ]),
  template(
    'checkoutPaymentConfirm',
    {
      pl: 'Płatność w toku',
      cs: 'Platba probíhá',
      ro: 'Plată în curs',
      hu: 'Fizetés folyamatban',
      uk: 'Оплата триває',
    },
    [aboutPaying],
  ),
  template(
    'checkoutPaymentSuccess',
    {
      pl: 'Płatność się udała',
      cs: 'Platba proběhla',
      ro: 'Plata a reușit',
      hu: 'Sikeres fizetés',
      uk: 'Оплата вдалася',
    },
    [faq(questions, { topics: ['documents', 'luggage'] })],
  ),
  template(
    'checkoutPaymentFailed',
    {
      pl: 'Płatność się nie udała',
      cs: 'Platba se nepodařila',
      ro: 'Plata nu a reușit',
      hu: 'A fizetés nem sikerült',
      uk: 'Оплата не вдалася',
    },
    [aboutPaying],
  ),
  template(
    'checkoutOrderPlaced',
    {
      pl: 'Zamówienie złożone',
      cs: 'Objednávka přijata',
      ro: 'Comandă plasată',
      hu: 'Megrendelés leadva',
      uk: 'Замовлення оформлено',
    },
    [faq(questions, { topics: ['payment', 'documents'] })],
  ),
]

export const wishlistTemplate = template(
  'wishlist',
  { pl: 'Ulubione', cs: 'Oblíbené', ro: 'Favorite', hu: 'Kedvencek', uk: 'Обране' },
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
)
