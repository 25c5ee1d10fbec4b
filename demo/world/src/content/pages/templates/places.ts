import { blogPosts, facultativeTrips, faq, offerCarousel, priceChart } from '../../components.ts'
import { tiles } from '../../words.ts'
import { charterPlacesLink } from '../search/charters.ts'
import { template } from './template.ts'

const guideLink = {
  label: {
    pl: 'Cały poradnik',
    cs: 'Celý rádce',
    ro: 'Tot ghidul',
    hu: 'A teljes tanácsadó',
    uk: 'Увесь порадник',
  },
  url: '/poradnik',
}

const bestHotels = offerCarousel({
  source: 'topHotels',
  heading: {
    pl: 'Hotele, które goście oceniają najwyżej',
    cs: 'Hotely, které hosté hodnotí nejlépe',
    ro: 'Hotelurile cele mai apreciate de oaspeți',
    hu: 'A vendégek által legjobbra értékelt szállodák',
    uk: 'Готелі, які гості оцінюють найвище',
  },
})

const lowestPrices = priceChart(
  {
    pl: 'Kiedy tu najtaniej',
    cs: 'Kdy je tu nejlevněji',
    ro: 'Când e cel mai ieftin aici',
    hu: 'Mikor a legolcsóbb itt',
    uk: 'Коли тут найдешевше',
  },
  {
    pl: 'Najniższa cena tygodnia dla dwojga, miesiąc po miesiącu.',
    cs: 'Nejnižší cena týdne pro dva, měsíc po měsíci.',
    ro: 'Cel mai mic preț pe o săptămână pentru două persoane, lună de lună.',
    hu: 'Egy hét legalacsonyabb ára két főre, hónapról hónapra.',
    uk: 'Найнижча ціна тижня для двох, місяць за місяцем.',
  },
)

const trips = facultativeTrips(
  {
    pl: 'Wycieczki na miejscu',
    cs: 'Výlety na místě',
    ro: 'Excursii la fața locului',
    hu: 'Helyi kirándulások',
    uk: 'Екскурсії на місці',
  },
  {
    pl: 'Z naszym pilotem i odbiorem spod hotelu.',
    cs: 'S naším průvodcem a odvozem od hotelu.',
    ro: 'Cu ghidul nostru și transport de la hotel.',
    hu: 'Saját idegenvezetővel, szállodától indulva.',
    uk: 'З нашим гідом і трансфером від готелю.',
  },
)

const posts = blogPosts(
  {
    pl: 'Przeczytaj przed wyjazdem',
    cs: 'Přečtěte si před cestou',
    ro: 'De citit înainte de plecare',
    hu: 'Olvasnivaló indulás előtt',
    uk: 'Прочитайте перед поїздкою',
  },
  3,
  guideLink,
)

const facts = tiles(
  'fact',
  { pl: 'Dobrze wiedzieć', cs: 'Dobré vědět', ro: 'Bine de știut', hu: 'Jó tudni', uk: 'Варто знати' },
  [
    {
      icon: 'price',
      label: {
        pl: 'Cena jest ostateczna',
        cs: 'Cena je konečná',
        ro: 'Prețul este final',
        hu: 'Az ár végleges',
        uk: 'Ціна остаточна',
      },
      text: {
        pl: 'Zawiera podatki, opłaty lotniskowe i składki na fundusze gwarancyjne.',
        cs: 'Obsahuje daně, letištní poplatky a příspěvky do garančních fondů.',
        ro: 'Cuprinde taxele, taxele de aeroport și contribuțiile la fondurile de garantare.',
        hu: 'Tartalmazza az adókat, a reptéri illetéket és a garanciaalapok díját.',
        uk: 'Містить податки, аеропортові збори та внески до гарантійних фондів.',
      },
    },
    {
      icon: 'heart',
      label: {
        pl: 'Ktoś jest na miejscu',
        cs: 'Někdo je na místě',
        ro: 'E cineva acolo',
        hu: 'Van ott valaki',
        uk: 'Хтось є на місці',
      },
      text: {
        pl: 'Rezydent i telefon alarmowy: {{emergencyPhone}} ({{emergencyHours}}).',
        cs: 'Delegát a nouzový telefon: {{emergencyPhone}} ({{emergencyHours}}).',
        ro: 'Reprezentant și telefon de urgență: {{emergencyPhone}} ({{emergencyHours}}).',
        hu: 'Képviselő és segélytelefon: {{emergencyPhone}} ({{emergencyHours}}).',
        uk: 'Представник і екстрений телефон: {{emergencyPhone}} ({{emergencyHours}}).',
      },
      url: '/informacje/opieka-wakacyjna',
    },
    {
      icon: 'sun',
      label: { pl: 'Zdrowie', cs: 'Zdraví', ro: 'Sănătate', hu: 'Egészség', uk: 'Здоров’я' },
      text: {
        pl: 'Sprawdź, o jakie szczepienia zapytać lekarza.',
        cs: 'Zjistěte, na jaká očkování se zeptat lékaře.',
        ro: 'Vezi despre ce vaccinuri să întrebi medicul.',
        hu: 'Nézze meg, milyen oltásokról kérdezze orvosát.',
        uk: 'Дізнайтеся, про які щеплення запитати лікаря.',
      },
      url: '/informacje/zdrowie-i-szczepienia',
    },
  ],
)

const flightQuestions = faq(
  {
    pl: 'Pytania o lot',
    cs: 'Otázky k letu',
    ro: 'Întrebări despre zbor',
    hu: 'Kérdések a repülésről',
    uk: 'Запитання про переліт',
  },
  { topics: ['flight', 'luggage'] },
)

const documentQuestions = faq(
  {
    pl: 'Pytania przed wyjazdem',
    cs: 'Otázky před cestou',
    ro: 'Întrebări înainte de plecare',
    hu: 'Kérdések indulás előtt',
    uk: 'Запитання перед поїздкою',
  },
  { topics: ['documents'] },
)

const cheapFlights = offerCarousel({
  source: 'promoted',
  tripType: 'CZ',
  link: charterPlacesLink,
  heading: {
    pl: 'Loty w dobrej cenie',
    cs: 'Lety za dobrou cenu',
    ro: 'Zboruri la preț bun',
    hu: 'Járatok jó áron',
    uk: 'Рейси за доброю ціною',
  },
})

const templates = [
  template(
    'direction',
    { pl: 'Kierunek', cs: 'Destinace', ro: 'Destinație', hu: 'Úti cél', uk: 'Напрямок' },
    [bestHotels, lowestPrices, facts, trips, documentQuestions, posts],
  ),
  template('region', { pl: 'Region', cs: 'Oblast', ro: 'Regiune', hu: 'Régió', uk: 'Регіон' }, [
    bestHotels,
    trips,
    facts,
    posts,
  ]),
  template('resort', { pl: 'Miejscowość', cs: 'Letovisko', ro: 'Stațiune', hu: 'Üdülőhely', uk: 'Курорт' }, [
    bestHotels,
    trips,
    facts,
  ]),
  template(
    'directionFlights',
    {
      pl: 'Loty do kraju',
      cs: 'Lety do země',
      ro: 'Zboruri spre țară',
      hu: 'Járatok az országba',
      uk: 'Рейси до країни',
    },
    [cheapFlights, flightQuestions, documentQuestions],
  ),
  template(
    'regionFlights',
    {
      pl: 'Loty do regionu',
      cs: 'Lety do oblasti',
      ro: 'Zboruri spre regiune',
      hu: 'Járatok a régióba',
      uk: 'Рейси до регіону',
    },
    [cheapFlights, flightQuestions],
  ),
  template(
    'resortFlights',
    {
      pl: 'Loty do miejscowości',
      cs: 'Lety do letoviska',
      ro: 'Zboruri spre stațiune',
      hu: 'Járatok az üdülőhelyre',
      uk: 'Рейси до курорту',
    },
    [cheapFlights, flightQuestions],
  ),
]

/** Their search begins with the place of the address. */
export const placeTemplates = templates.map((page) => ({
  ...page,
  globalSearch: { active: true, tripType: 'WS', destinations: [] },
}))
