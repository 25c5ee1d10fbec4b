import { faq } from '../../components.ts'
import { page, t, type WrittenPage } from '../../words.ts'
import { exploreLink } from '../search/explore.ts'
import { paceAndFood } from './pace-and-food.ts'
import { weatherAndMoney } from './weather-and-money.ts'
import { whoWhenWhat } from './who-when-what.ts'

export const quizLink = {
  label: t(
    'Nie wiesz, dokąd? Zrób quiz',
    'Nevíte kam? Udělejte si kvíz',
    'Nu știi unde? Fă testul',
    'Nem tudja, hová? Töltse ki a kvízt',
    'Не знаєте куди? Пройдіть вікторину',
  ),
  url: '/quiz',
}

const heading = t(
  'Dokąd na wakacje? Quiz',
  'Kam na dovolenou? Kvíz',
  'Unde în vacanță? Test',
  'Hová menjen nyaralni? Kvíz',
  'Куди у відпустку? Вікторина',
)

/** The questions are a component, the places are the shop's own. */
export const quiz: WrittenPage = {
  ...page(
    quizLink.url,
    heading,
    t(
      'Osiem pytań z obrazkami i trzy miejsca, które do Ciebie pasują: z pogodą, powodem i prawdziwą ceną dla Twojej grupy.',
      'Osm otázek s obrázky a tři místa, která se k vám hodí: s počasím, důvodem a skutečnou cenou pro vaši skupinu.',
      'Opt întrebări cu imagini și trei locuri care ți se potrivesc: cu vremea, motivul și prețul real pentru grupul tău.',
      'Nyolc képes kérdés és három Önhöz illő hely: időjárással, indokkal és a társaságára érvényes valódi árral.',
      'Вісім питань із картинками й три місця, які вам підходять: з погодою, причиною і справжньою ціною для вашої групи.',
    ),
    [
      {
        blockType: 'quiz',
        active: true,
        heading,
        lead: t(
          'Odpowiedz na kilka pytań. Po każdym widać, ile hoteli zostaje. Każde możesz pominąć.',
          'Odpovězte na pár otázek. Po každé uvidíte, kolik hotelů zbývá. Každou můžete přeskočit.',
          'Răspunde la câteva întrebări. După fiecare vezi câte hoteluri rămân. Poți sări peste oricare.',
          'Válaszoljon néhány kérdésre. Mindegyik után látja, hány szálloda marad. Bármelyiket kihagyhatja.',
          'Дайте відповідь на кілька питань. Після кожного видно, скільки готелів лишається. Кожне можна пропустити.',
        ),
        questions: [...whoWhenWhat, ...weatherAndMoney, ...paceAndFood],
      },
      faq(
        t(
          'Zanim zarezerwujesz',
          'Než si rezervujete',
          'Înainte să rezervi',
          'Mielőtt foglal',
          'Перш ніж бронювати',
        ),
        { topics: ['booking'] },
      ),
    ],
    [exploreLink, { ...quizLink, label: heading }],
  ),
  pageType: 'quiz',
  globalSearch: { active: true, tripType: 'WS', destinations: [] },
}
