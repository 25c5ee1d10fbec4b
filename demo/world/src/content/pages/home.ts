import { blogPosts } from '../components.ts'
import { idOf } from '../placeholders.ts'
import { hero, page, scene } from '../words.ts'
import { adviceLink } from './advice/advice-article.ts'
import { company, linksBelowHome, textBelowHome } from './home-below.ts'
import { presaleCountdown } from './home-campaigns.ts'
import {
  bestRated,
  favouriteCountries,
  lastMinute,
  lastSearch,
  lastWatched,
  recommended,
} from './home-offers.ts'
import { whereTo } from './home-tiles.ts'
import { quizLink } from './quiz/quiz.ts'
import { exploreLink } from './search/explore.ts'

const front = page(
  '/',
  {
    pl: 'Wojaż – pomysły na wakacje',
    cs: 'Wojaż – nápady na dovolenou',
    ro: 'Wojaż – idei de vacanță',
    hu: 'Wojaż – nyaralási ötletek',
    uk: 'Wojaż – ідеї для відпустки',
  },
  {
    pl: 'Dokąd pojechać, kiedy i na co się przygotować: inspiracje i porady na wyjazd nad morze, w góry i do miasta.',
    cs: 'Kam jet, kdy a na co se připravit: inspirace a rady pro cestu k moři, do hor i do města.',
    ro: 'Unde să mergi, când și cum să te pregătești: inspirație și sfaturi pentru mare, munte și oraș.',
    hu: 'Hová és mikor érdemes utazni, mire készüljünk: ötletek és tanácsok tengerre, hegyre, városba.',
    uk: 'Куди поїхати, коли і до чого підготуватися: ідеї та поради для відпочинку на морі, в горах і в місті.',
  },
  [
    hero({
      eyebrow: {
        pl: 'Inspiracje i porady',
        cs: 'Inspirace a rady',
        ro: 'Inspirație și sfaturi',
        hu: 'Ötletek és tanácsok',
        uk: 'Ідеї та поради',
      },
      heading: {
        pl: 'Świat jest bliżej, niż myślisz',
        cs: 'Svět je blíž, než si myslíte',
        ro: 'Lumea e mai aproape decât crezi',
        hu: 'Közelebb van a világ, mint gondolná',
        uk: 'Світ ближче, ніж здається',
      },
      lead: {
        pl: 'Zebraliśmy miejsca, do których sami chcemy wracać. Zobacz, gdzie jest ciepło zimą, gdzie pusto w sierpniu i gdzie kolacja smakuje najlepiej.',
        cs: 'Vybrali jsme místa, kam se sami rádi vracíme. Podívejte se, kde je teplo v zimě, kde je prázdno v srpnu a kde nejlépe chutná večeře.',
        ro: 'Am adunat locuri în care vrem și noi să revenim. Vezi unde e cald iarna, unde e liniște în august și unde cina are cel mai bun gust.',
        hu: 'Olyan helyeket gyűjtöttünk össze, ahová mi is visszavágyunk. Nézze meg, hol van meleg télen, hol csendes az augusztus, és hol esik legjobban a vacsora.',
        uk: 'Ми зібрали місця, куди хочеться повертатися. Подивіться, де тепло взимку, де безлюдно в серпні і де найсмачніша вечеря.',
      },
      picture: scene('coast', 'greek', 'golden', 'home1', {
        pl: 'Zatoka z białymi domami o zachodzie słońca',
        cs: 'Zátoka s bílými domy při západu slunce',
        ro: 'Golf cu case albe la apus',
        hu: 'Öböl fehér házakkal naplementekor',
        uk: 'Затока з білими будинками на заході сонця',
      }),
      callToAction: quizLink,
      secondaryAction: exploreLink,
    }),
    recommended,
    lastSearch,
    presaleCountdown,
    lastMinute,
    favouriteCountries,
    whereTo,
    bestRated,
    lastWatched,
    blogPosts(
      { pl: 'Z poradnika', cs: 'Z našeho rádce', ro: 'Din ghid', hu: 'A tanácsadóból', uk: 'З порадника' },
      3,
      adviceLink,
    ),
  ],
)

export const home = {
  ...front,
  pageType: 'homePage',
  globalSearch: { active: true, tripType: 'WS', destinations: [] },
  seoText: textBelowHome,
  seoLinksContainer: linksBelowHome,
  organizationSchema: company,
  popup: idOf('popups', 'przedsprzedaz-lata'),
}
