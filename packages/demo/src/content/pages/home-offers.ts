import { offerCarousel, topDestinations } from '../components.ts'
import { t } from '../words.ts'
import { directionsLink } from './search/directions.ts'

export const recommended = offerCarousel({
  source: 'promoted',
  tripType: 'WS',
  heading: t(
    'Polecamy w tym tygodniu',
    'Doporučujeme tento týden',
    'Recomandările săptămânii',
    'E heti ajánlataink',
    'Радимо цього тижня',
  ),
  lead: t(
    'Przecenione i najchętniej wybierane. Obok obniżki zawsze najniższa cena z 30 dni.',
    'Zlevněné a nejžádanější. U slevy vždy nejnižší cena za 30 dní.',
    'Reduse și cele mai căutate. Lângă reducere, mereu cel mai mic preț din 30 de zile.',
    'Kedvezményes és a legkeresettebb. A kedvezmény mellett mindig a 30 nap legalacsonyabb ára.',
    'Зі знижкою та найпопулярніші. Поруч зі знижкою завжди найнижча ціна за 30 днів.',
  ),
})

export const lastSearch = offerCarousel({
  source: 'lastSearch',
  heading: t(
    'Wróć do ostatniego wyszukiwania',
    'Zpět k poslednímu hledání',
    'Înapoi la ultima căutare',
    'Vissza a legutóbbi kereséshez',
    'Поверніться до останнього пошуку',
  ),
})

export const lastMinute = offerCarousel({
  source: 'lastMinute',
  tripType: 'WS',
  heading: t(
    'Wylot w ciągu trzech tygodni',
    'Odlet do tří týdnů',
    'Plecare în următoarele trei săptămâni',
    'Indulás három héten belül',
    'Виліт протягом трьох тижнів',
  ),
  lead: t(
    'Ostatnie miejsca w samolotach, które i tak polecą.',
    'Poslední místa v letadlech, která stejně poletí.',
    'Ultimele locuri în avioane care oricum zboară.',
    'Az utolsó helyek a mindenképp induló gépeken.',
    'Останні місця в літаках, які все одно полетять.',
  ),
})

export const favouriteCountries = topDestinations({
  heading: t(
    'Najchętniej wybierane kraje',
    'Nejoblíbenější země',
    'Țările cel mai des alese',
    'A legkedveltebb országok',
    'Країни, які обирають найчастіше',
  ),
  lead: t(
    'Najniższe ceny, przeliczane każdego dnia.',
    'Nejnižší ceny, přepočítávané každý den.',
    'Cele mai mici prețuri, recalculate în fiecare zi.',
    'A legkedvezőbb árak, naponta frissítve.',
    'Найнижчі ціни, які перераховуємо щодня.',
  ),
  tripType: 'WS',
  destinations: ['GR', 'TR', 'EG', 'ES'],
  link: directionsLink,
})

export const bestRated = offerCarousel({
  source: 'topHotels',
  tripType: 'WS',
  heading: t(
    'Hotele z najlepszymi opiniami',
    'Hotely s nejlepším hodnocením',
    'Hotelurile cu cele mai bune note',
    'A legjobbra értékelt szállodák',
    'Готелі з найкращими відгуками',
  ),
  lead: t(
    'Najwyższe oceny gości, tydzień dla dwóch osób.',
    'Nejvyšší hodnocení hostů, týden pro dva.',
    'Cele mai mari note de la oaspeți, o săptămână pentru doi.',
    'A vendégek legmagasabb értékelései, egy hét két főnek.',
    'Найвищі оцінки гостей, тиждень для двох.',
  ),
})

export const lastWatched = offerCarousel({
  source: 'lastWatched',
  heading: t(
    'Ostatnio oglądane',
    'Naposledy prohlížené',
    'Văzute recent',
    'Legutóbb megtekintett',
    'Нещодавно переглянуті',
  ),
})
