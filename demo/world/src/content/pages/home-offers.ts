import { offerCarousel, topDestinations } from '../components.ts'
import { directionsLink } from './search/destinations.ts'

export const recommended = offerCarousel({
  source: 'promoted',
  tripType: 'WS',
  heading: {
    pl: 'Polecamy w tym tygodniu',
    cs: 'Doporučujeme tento týden',
    ro: 'Recomandările săptămânii',
    hu: 'E heti ajánlataink',
    uk: 'Радимо цього тижня',
  },
  lead: {
    pl: 'Przecenione i najchętniej wybierane. Obok obniżki zawsze najniższa cena z 30 dni.',
    cs: 'Zlevněné a nejžádanější. U slevy vždy nejnižší cena za 30 dní.',
    ro: 'Reduse și cele mai căutate. Lângă reducere, mereu cel mai mic preț din 30 de zile.',
    hu: 'Kedvezményes és a legkeresettebb. A kedvezmény mellett mindig a 30 nap legalacsonyabb ára.',
    uk: 'Зі знижкою та найпопулярніші. Поруч зі знижкою завжди найнижча ціна за 30 днів.',
  },
})

export const lastSearch = offerCarousel({
  source: 'lastSearch',
  heading: {
    pl: 'Wróć do ostatniego wyszukiwania',
    cs: 'Zpět k poslednímu hledání',
    ro: 'Înapoi la ultima căutare',
    hu: 'Vissza a legutóbbi kereséshez',
    uk: 'Поверніться до останнього пошуку',
  },
})

export const lastMinute = offerCarousel({
  source: 'lastMinute',
  tripType: 'WS',
  heading: {
    pl: 'Wylot w ciągu trzech tygodni',
    cs: 'Odlet do tří týdnů',
    ro: 'Plecare în următoarele trei săptămâni',
    hu: 'Indulás három héten belül',
    uk: 'Виліт протягом трьох тижнів',
  },
  lead: {
    pl: 'Ostatnie miejsca w samolotach, które i tak polecą.',
    cs: 'Poslední místa v letadlech, která stejně poletí.',
    ro: 'Ultimele locuri în avioane care oricum zboară.',
    hu: 'Az utolsó helyek a mindenképp induló gépeken.',
    uk: 'Останні місця в літаках, які все одно полетять.',
  },
})

export const favouriteCountries = topDestinations({
  heading: {
    pl: 'Najchętniej wybierane kraje',
    cs: 'Nejoblíbenější země',
    ro: 'Țările cel mai des alese',
    hu: 'A legkedveltebb országok',
    uk: 'Країни, які обирають найчастіше',
  },
  lead: {
    pl: 'Najniższe ceny, przeliczane każdego dnia.',
    cs: 'Nejnižší ceny, přepočítávané každý den.',
    ro: 'Cele mai mici prețuri, recalculate în fiecare zi.',
    hu: 'A legkedvezőbb árak, naponta frissítve.',
    uk: 'Найнижчі ціни, які перераховуємо щодня.',
  },
  tripType: 'WS',
  destinations: ['GR', 'TR', 'EG', 'ES'],
  link: directionsLink,
})

export const bestRated = offerCarousel({
  source: 'topHotels',
  tripType: 'WS',
  heading: {
    pl: 'Hotele z najlepszymi opiniami',
    cs: 'Hotely s nejlepším hodnocením',
    ro: 'Hotelurile cu cele mai bune note',
    hu: 'A legjobbra értékelt szállodák',
    uk: 'Готелі з найкращими відгуками',
  },
  lead: {
    pl: 'Najwyższe oceny gości, tydzień dla dwóch osób.',
    cs: 'Nejvyšší hodnocení hostů, týden pro dva.',
    ro: 'Cele mai mari note de la oaspeți, o săptămână pentru doi.',
    hu: 'A vendégek legmagasabb értékelései, egy hét két főnek.',
    uk: 'Найвищі оцінки гостей, тиждень для двох.',
  },
})

export const lastWatched = offerCarousel({
  source: 'lastWatched',
  heading: {
    pl: 'Ostatnio oglądane',
    cs: 'Naposledy prohlížené',
    ro: 'Văzute recent',
    hu: 'Legutóbb megtekintett',
    uk: 'Нещодавно переглянуті',
  },
})
