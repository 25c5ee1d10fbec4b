import { faq } from '../../components.ts'
import { page, type WrittenPage } from '../../words.ts'
import { exploreLink } from '../search/explore.ts'
import { paceAndFood } from './pace-and-food.ts'
import { weatherAndMoney } from './weather-and-money.ts'
import { whoWhenWhat } from './who-when-what.ts'

export const quizLink = {
  label: {
    pl: 'Nie wiesz, dokąd? Zrób quiz',
    cs: 'Nevíte kam? Udělejte si kvíz',
    ro: 'Nu știi unde? Fă testul',
    hu: 'Nem tudja, hová? Töltse ki a kvízt',
    uk: 'Не знаєте куди? Пройдіть вікторину',
  },
  url: '/quiz',
}

const heading = {
  pl: 'Dokąd na wakacje? Quiz',
  cs: 'Kam na dovolenou? Kvíz',
  ro: 'Unde în vacanță? Test',
  hu: 'Hová menjen nyaralni? Kvíz',
  uk: 'Куди у відпустку? Вікторина',
}

/** The questions are a component; the shop finds the places itself. */
export const quiz: WrittenPage = {
  ...page(
    quizLink.url,
    heading,
    {
      pl: 'Osiem pytań z obrazkami i trzy miejsca, które do Ciebie pasują: z pogodą, powodem i prawdziwą ceną dla Twojej grupy.',
      cs: 'Osm otázek s obrázky a tři místa, která se k vám hodí: s počasím, důvodem a skutečnou cenou pro vaši skupinu.',
      ro: 'Opt întrebări cu imagini și trei locuri care ți se potrivesc: cu vremea, motivul și prețul real pentru grupul tău.',
      hu: 'Nyolc képes kérdés és három Önhöz illő hely: időjárással, indokkal és a társaságára érvényes valódi árral.',
      uk: 'Вісім питань із картинками й три місця, які вам підходять: з погодою, причиною і справжньою ціною для вашої групи.',
    },
    [
      {
        blockType: 'quiz',
        active: true,
        heading,
        lead: {
          pl: 'Odpowiedz na kilka pytań. Po każdym widać, ile hoteli zostaje. Każde możesz pominąć.',
          cs: 'Odpovězte na pár otázek. Po každé uvidíte, kolik hotelů zbývá. Každou můžete přeskočit.',
          ro: 'Răspunde la câteva întrebări. După fiecare vezi câte hoteluri rămân. Poți sări peste oricare.',
          hu: 'Válaszoljon néhány kérdésre. Mindegyik után látja, hány szálloda marad. Bármelyiket kihagyhatja.',
          uk: 'Дайте відповідь на кілька питань. Після кожного видно, скільки готелів лишається. Кожне можна пропустити.',
        },
        questions: [...whoWhenWhat, ...weatherAndMoney, ...paceAndFood],
      },
      faq(
        {
          pl: 'Zanim zarezerwujesz',
          cs: 'Než si rezervujete',
          ro: 'Înainte să rezervi',
          hu: 'Mielőtt foglal',
          uk: 'Перш ніж бронювати',
        },
        { topics: ['booking'] },
      ),
    ],
    [exploreLink, { ...quizLink, label: heading }],
  ),
  pageType: 'quiz',
  globalSearch: { active: true, tripType: 'WS', destinations: [] },
}
