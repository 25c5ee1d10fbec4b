import { faq } from '../../components.ts'
import { hero, page, scene, t } from '../../words.ts'
import { favouriteCountries, lastMinute } from '../home-offers.ts'
import { directionsLink } from './directions.ts'

export const lastMinuteLink = {
  label: t('Last minute', 'Last minute', 'Last minute', 'Last minute', 'Гарячі тури'),
  url: '/last-minute',
}

/** What leaves soon, at the price of now. */
export const lastMinutePage = {
  ...page(
    lastMinuteLink.url,
    lastMinuteLink.label,
    t(
      'Wyjazdy, które zaczynają się w najbliższych tygodniach: ostatnie miejsca i dzisiejsze ceny.',
      'Zájezdy, které začínají v nejbližších týdnech: poslední místa a dnešní ceny.',
      'Vacanțe care încep în săptămânile următoare: ultimele locuri și prețurile de azi.',
      'Utak, amelyek a következő hetekben indulnak: az utolsó helyek mai áron.',
      'Подорожі, що починаються найближчими тижнями: останні місця й сьогоднішні ціни.',
    ),
    [
      hero({
        heading: t(
          'Spakuj się jeszcze w tym miesiącu',
          'Sbalte se ještě tento měsíc',
          'Fă-ți bagajul chiar luna aceasta',
          'Csomagoljon még ebben a hónapban',
          'Пакуйте валізу ще цього місяця',
        ),
        lead: t(
          'Wyloty w ciągu trzech tygodni. Cena, którą widzisz, jest ceną do zapłaty.',
          'Odlety do tří týdnů. Cena, kterou vidíte, je cena k zaplacení.',
          'Plecări în trei săptămâni. Prețul pe care îl vezi este prețul de plată.',
          'Indulás három héten belül. A látott ár a fizetendő ár.',
          'Вильоти протягом трьох тижнів. Ціна, яку ви бачите, — це ціна до сплати.',
        ),
        picture: scene(
          'coast',
          'croatian',
          'morning',
          'lastm1',
          t(
            'Wybrzeże o poranku',
            'Pobřeží za rána',
            'Coastă dimineața',
            'Tengerpart reggel',
            'Узбережжя вранці',
          ),
        ),
      }),
      lastMinute,
      favouriteCountries,
      faq(t('Zanim wyruszysz', 'Než vyrazíte', 'Înainte de plecare', 'Indulás előtt', 'Перш ніж вирушити'), {
        topics: ['documents'],
      }),
    ],
    [directionsLink, lastMinuteLink],
  ),
  globalSearch: { active: true, tripType: 'WS', destinations: [] },
}
