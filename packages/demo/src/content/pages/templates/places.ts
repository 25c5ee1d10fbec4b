import { blogPosts, facultativeTrips, faq, offerCarousel, priceChart } from '../../components.ts'
import { t, tiles } from '../../words.ts'
import { charterPlacesLink } from '../search/charters.ts'
import { template } from './template.ts'

const guideLink = {
  label: t('Cały poradnik', 'Celý rádce', 'Tot ghidul', 'A teljes tanácsadó', 'Увесь порадник'),
  url: '/poradnik',
}

const bestHotels = offerCarousel({
  source: 'topHotels',
  heading: t(
    'Hotele, które goście oceniają najwyżej',
    'Hotely, které hosté hodnotí nejlépe',
    'Hotelurile cele mai apreciate de oaspeți',
    'A vendégek által legjobbra értékelt szállodák',
    'Готелі, які гості оцінюють найвище',
  ),
})

const lowestPrices = priceChart(
  t(
    'Kiedy tu najtaniej',
    'Kdy je tu nejlevněji',
    'Când e cel mai ieftin aici',
    'Mikor a legolcsóbb itt',
    'Коли тут найдешевше',
  ),
  t(
    'Najniższa cena tygodnia dla dwojga, miesiąc po miesiącu.',
    'Nejnižší cena týdne pro dva, měsíc po měsíci.',
    'Cel mai mic preț pe o săptămână pentru două persoane, lună de lună.',
    'Egy hét legalacsonyabb ára két főre, hónapról hónapra.',
    'Найнижча ціна тижня для двох, місяць за місяцем.',
  ),
)

const trips = facultativeTrips(
  t(
    'Wycieczki na miejscu',
    'Výlety na místě',
    'Excursii la fața locului',
    'Helyi kirándulások',
    'Екскурсії на місці',
  ),
  t(
    'Z naszym pilotem i odbiorem spod hotelu.',
    'S naším průvodcem a odvozem od hotelu.',
    'Cu ghidul nostru și transport de la hotel.',
    'Saját idegenvezetővel, szállodától indulva.',
    'З нашим гідом і трансфером від готелю.',
  ),
)

const posts = blogPosts(
  t(
    'Przeczytaj przed wyjazdem',
    'Přečtěte si před cestou',
    'De citit înainte de plecare',
    'Olvasnivaló indulás előtt',
    'Прочитайте перед поїздкою',
  ),
  3,
  guideLink,
)

const facts = tiles('fact', t('Dobrze wiedzieć', 'Dobré vědět', 'Bine de știut', 'Jó tudni', 'Варто знати'), [
  {
    icon: 'price',
    label: t(
      'Cena jest ostateczna',
      'Cena je konečná',
      'Prețul este final',
      'Az ár végleges',
      'Ціна остаточна',
    ),
    text: t(
      'Zawiera podatki, opłaty lotniskowe i składki na fundusze gwarancyjne.',
      'Obsahuje daně, letištní poplatky a příspěvky do garančních fondů.',
      'Cuprinde taxele, taxele de aeroport și contribuțiile la fondurile de garantare.',
      'Tartalmazza az adókat, a reptéri illetéket és a garanciaalapok díját.',
      'Містить податки, аеропортові збори та внески до гарантійних фондів.',
    ),
  },
  {
    icon: 'heart',
    label: t(
      'Ktoś jest na miejscu',
      'Někdo je na místě',
      'E cineva acolo',
      'Van ott valaki',
      'Хтось є на місці',
    ),
    text: t(
      'Rezydent i telefon alarmowy: {{emergencyPhone}} ({{emergencyHours}}).',
      'Delegát a nouzový telefon: {{emergencyPhone}} ({{emergencyHours}}).',
      'Reprezentant și telefon de urgență: {{emergencyPhone}} ({{emergencyHours}}).',
      'Képviselő és segélytelefon: {{emergencyPhone}} ({{emergencyHours}}).',
      'Представник і екстрений телефон: {{emergencyPhone}} ({{emergencyHours}}).',
    ),
    url: '/informacje/opieka-wakacyjna',
  },
  {
    icon: 'sun',
    label: t('Zdrowie', 'Zdraví', 'Sănătate', 'Egészség', 'Здоров’я'),
    text: t(
      'Sprawdź, o jakie szczepienia zapytać lekarza.',
      'Zjistěte, na jaká očkování se zeptat lékaře.',
      'Vezi despre ce vaccinuri să întrebi medicul.',
      'Nézze meg, milyen oltásokról kérdezze orvosát.',
      'Дізнайтеся, про які щеплення запитати лікаря.',
    ),
    url: '/informacje/zdrowie-i-szczepienia',
  },
])

const flightQuestions = faq(
  t(
    'Pytania o lot',
    'Otázky k letu',
    'Întrebări despre zbor',
    'Kérdések a repülésről',
    'Запитання про переліт',
  ),
  { topics: ['flight', 'luggage'] },
)

const documentQuestions = faq(
  t(
    'Pytania przed wyjazdem',
    'Otázky před cestou',
    'Întrebări înainte de plecare',
    'Kérdések indulás előtt',
    'Запитання перед поїздкою',
  ),
  { topics: ['documents'] },
)

const cheapFlights = offerCarousel({
  source: 'promoted',
  tripType: 'CZ',
  link: charterPlacesLink,
  heading: t(
    'Loty w dobrej cenie',
    'Lety za dobrou cenu',
    'Zboruri la preț bun',
    'Járatok jó áron',
    'Рейси за доброю ціною',
  ),
})

const templates = [
  template('direction', t('Kierunek', 'Destinace', 'Destinație', 'Úti cél', 'Напрямок'), [
    bestHotels,
    lowestPrices,
    facts,
    trips,
    documentQuestions,
    posts,
  ]),
  template('region', t('Region', 'Oblast', 'Regiune', 'Régió', 'Регіон'), [bestHotels, trips, facts, posts]),
  template('resort', t('Miejscowość', 'Letovisko', 'Stațiune', 'Üdülőhely', 'Курорт'), [
    bestHotels,
    trips,
    facts,
  ]),
  template(
    'directionFlights',
    t('Loty do kraju', 'Lety do země', 'Zboruri spre țară', 'Járatok az országba', 'Рейси до країни'),
    [cheapFlights, flightQuestions, documentQuestions],
  ),
  template(
    'regionFlights',
    t('Loty do regionu', 'Lety do oblasti', 'Zboruri spre regiune', 'Járatok a régióba', 'Рейси до регіону'),
    [cheapFlights, flightQuestions],
  ),
  template(
    'resortFlights',
    t(
      'Loty do miejscowości',
      'Lety do letoviska',
      'Zboruri spre stațiune',
      'Járatok az üdülőhelyre',
      'Рейси до курорту',
    ),
    [cheapFlights, flightQuestions],
  ),
]

/** The place of the address is what their search begins with. */
export const placeTemplates = templates.map((page) => ({
  ...page,
  globalSearch: { active: true, tripType: 'WS', destinations: [] },
}))
