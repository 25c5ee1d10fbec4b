import { faq } from '../../components.ts'
import { hero, page, scene } from '../../words.ts'
import { favouriteCountries, lastMinute } from '../home-offers.ts'
import { directionsLink } from './destinations.ts'

export const lastMinuteLink = {
  label: { pl: 'Last minute', cs: 'Last minute', ro: 'Last minute', hu: 'Last minute', uk: 'Гарячі тури' },
  url: '/last-minute',
}

/** Offers that leave soon, at their current price. */
export const lastMinutePage = {
  ...page(
    lastMinuteLink.url,
    lastMinuteLink.label,
    {
      pl: 'Wyjazdy, które zaczynają się w najbliższych tygodniach: ostatnie miejsca i dzisiejsze ceny.',
      cs: 'Zájezdy, které začínají v nejbližších týdnech: poslední místa a dnešní ceny.',
      ro: 'Vacanțe care încep în săptămânile următoare: ultimele locuri și prețurile de azi.',
      hu: 'Utak, amelyek a következő hetekben indulnak: az utolsó helyek mai áron.',
      uk: 'Подорожі, що починаються найближчими тижнями: останні місця й сьогоднішні ціни.',
    },
    [
      hero({
        heading: {
          pl: 'Spakuj się jeszcze w tym miesiącu',
          cs: 'Sbalte se ještě tento měsíc',
          ro: 'Fă-ți bagajul chiar luna aceasta',
          hu: 'Csomagoljon még ebben a hónapban',
          uk: 'Пакуйте валізу ще цього місяця',
        },
        lead: {
          pl: 'Wyloty w ciągu trzech tygodni. Cena, którą widzisz, jest ceną do zapłaty.',
          cs: 'Odlety do tří týdnů. Cena, kterou vidíte, je cena k zaplacení.',
          ro: 'Plecări în trei săptămâni. Prețul pe care îl vezi este prețul de plată.',
          hu: 'Indulás három héten belül. A látott ár a fizetendő ár.',
          uk: 'Вильоти протягом трьох тижнів. Ціна, яку ви бачите, — це ціна до сплати.',
        },
        picture: scene('coast', 'croatian', 'morning', 'lastm1', {
          pl: 'Wybrzeże o poranku',
          cs: 'Pobřeží za rána',
          ro: 'Coastă dimineața',
          hu: 'Tengerpart reggel',
          uk: 'Узбережжя вранці',
        }),
      }),
      lastMinute,
      favouriteCountries,
      faq(
        {
          pl: 'Zanim wyruszysz',
          cs: 'Než vyrazíte',
          ro: 'Înainte de plecare',
          hu: 'Indulás előtt',
          uk: 'Перш ніж вирушити',
        },
        {
          topics: ['documents'],
        },
      ),
    ],
    [directionsLink, lastMinuteLink],
  ),
  globalSearch: { active: true, tripType: 'WS', destinations: [] },
}
