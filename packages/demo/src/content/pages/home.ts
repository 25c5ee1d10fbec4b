import { blogPosts } from '../components.ts'
import { idOf } from '../placeholders.ts'
import { hero, page, scene, t } from '../words.ts'
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
  t(
    'Wojaż – pomysły na wakacje',
    'Wojaż – nápady na dovolenou',
    'Wojaż – idei de vacanță',
    'Wojaż – nyaralási ötletek',
    'Wojaż – ідеї для відпустки',
  ),
  t(
    'Dokąd pojechać, kiedy i na co się przygotować: inspiracje i porady na wyjazd nad morze, w góry i do miasta.',
    'Kam jet, kdy a na co se připravit: inspirace a rady pro cestu k moři, do hor i do města.',
    'Unde să mergi, când și cum să te pregătești: inspirație și sfaturi pentru mare, munte și oraș.',
    'Hová és mikor érdemes utazni, mire készüljünk: ötletek és tanácsok tengerre, hegyre, városba.',
    'Куди поїхати, коли і до чого підготуватися: ідеї та поради для відпочинку на морі, в горах і в місті.',
  ),
  [
    hero({
      eyebrow: t(
        'Inspiracje i porady',
        'Inspirace a rady',
        'Inspirație și sfaturi',
        'Ötletek és tanácsok',
        'Ідеї та поради',
      ),
      heading: t(
        'Świat jest bliżej, niż myślisz',
        'Svět je blíž, než si myslíte',
        'Lumea e mai aproape decât crezi',
        'Közelebb van a világ, mint gondolná',
        'Світ ближче, ніж здається',
      ),
      lead: t(
        'Zebraliśmy miejsca, do których sami chcemy wracać. Zobacz, gdzie jest ciepło zimą, gdzie pusto w sierpniu i gdzie kolacja smakuje najlepiej.',
        'Vybrali jsme místa, kam se sami rádi vracíme. Podívejte se, kde je teplo v zimě, kde je prázdno v srpnu a kde nejlépe chutná večeře.',
        'Am adunat locuri în care vrem și noi să revenim. Vezi unde e cald iarna, unde e liniște în august și unde cina are cel mai bun gust.',
        'Olyan helyeket gyűjtöttünk össze, ahová mi is visszavágyunk. Nézze meg, hol van meleg télen, hol csendes az augusztus, és hol esik legjobban a vacsora.',
        'Ми зібрали місця, куди хочеться повертатися. Подивіться, де тепло взимку, де безлюдно в серпні і де найсмачніша вечеря.',
      ),
      picture: scene(
        'coast',
        'greek',
        'golden',
        'home1',
        t(
          'Zatoka z białymi domami o zachodzie słońca',
          'Zátoka s bílými domy při západu slunce',
          'Golf cu case albe la apus',
          'Öböl fehér házakkal naplementekor',
          'Затока з білими будинками на заході сонця',
        ),
      ),
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
    blogPosts(t('Z poradnika', 'Z našeho rádce', 'Din ghid', 'A tanácsadóból', 'З порадника'), 3, adviceLink),
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
