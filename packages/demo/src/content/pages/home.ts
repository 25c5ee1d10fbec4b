import { blogPosts, faq } from '../components.ts'
import { bookingQuestions } from '../faq/booking.ts'
import { documentsQuestions } from '../faq/documents.ts'
import { luggageQuestions } from '../faq/luggage.ts'
import { paymentQuestions } from '../faq/payment.ts'
import { idOf } from '../placeholders.ts'
import { article, customHtml, hero, page, scene, t } from '../words.ts'
import { adviceLink } from './advice/advice-article.ts'
import { newsletterInvitation } from './forms/newsletter.ts'
import { company, linksBelowHome, textBelowHome } from './home-below.ts'
import { presaleCountdown, winterBanner } from './home-campaigns.ts'
import {
  bestRated,
  favouriteCountries,
  lastMinute,
  lastSearch,
  lastWatched,
  recommended,
} from './home-offers.ts'
import { goodBeginnings, howWeTravel, whereTo } from './home-tiles.ts'
import { exploreLink } from './search/explore.ts'

const asked = [bookingQuestions[2], paymentQuestions[1], luggageQuestions[0], documentsQuestions[0]]
  .filter((one) => one !== undefined)
  .map(({ question }) => idOf('faq', question.pl))

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
      callToAction: {
        label: t(
          'Zobacz inspiracje',
          'Prohlédnout inspirace',
          'Vezi inspirațiile',
          'Ötletek megtekintése',
          'Переглянути ідеї',
        ),
        url: '/inspiracje',
      },
      secondaryAction: exploreLink,
    }),
    recommended,
    lastSearch,
    whereTo,
    presaleCountdown,
    lastMinute,
    favouriteCountries,
    winterBanner,
    howWeTravel,
    bestRated,
    lastWatched,
    goodBeginnings,
    blogPosts(t('Z poradnika', 'Z našeho rádce', 'Din ghid', 'A tanácsadóból', 'З порадника'), 3, adviceLink),
    faq(
      t(
        'Najczęstsze pytania',
        'Nejčastější dotazy',
        'Cele mai dese întrebări',
        'Gyakori kérdések',
        'Найчастіші запитання',
      ),
      { questions: asked },
    ),
    newsletterInvitation,
    article(
      t(
        'Dobry urlop zaczyna się od pytania',
        'Dobrá dovolená začíná otázkou',
        'O vacanță bună începe cu o întrebare',
        'A jó nyaralás egy kérdéssel kezdődik',
        'Гарна відпустка починається із запитання',
      ),
      t(
        'Nie „dokąd jest najtaniej”, tylko „jak najlepiej odpoczywam”. Jedni wracają szczęśliwi po tygodniu z książką nad basenem, inni po siedmiu szczytach w siedem dni.\n\nDlatego nasze przewodniki są ułożone według tego, **jak** chcesz spędzić czas. Zacznij od [Grecji](/inspiracje/grecja), jeśli marzą Ci się długie kolacje, od [Wysp Kanaryjskich](/inspiracje/wyspy-kanaryjskie), jeśli uciekasz przed zimą, albo od [Tatr](/inspiracje/tatry), jeśli najlepiej myśli Ci się w marszu.',
        'Ne „kam je to nejlevnější“, ale „jak si nejlépe odpočinu“. Jedni se vracejí šťastní po týdnu s knihou u bazénu, jiní po sedmi vrcholech za sedm dní.\n\nProto jsou naši průvodci uspořádáni podle toho, **jak** chcete trávit čas. Začněte [Řeckem](/inspiracje/grecja), pokud toužíte po dlouhých večeřích, [Kanárskými ostrovy](/inspiracje/wyspy-kanaryjskie), pokud utíkáte před zimou, nebo [Tatrami](/inspiracje/tatry), pokud se vám nejlépe přemýšlí za chůze.',
        'Nu „unde e cel mai ieftin”, ci „cum mă odihnesc cel mai bine”. Unii se întorc fericiți după o săptămână cu o carte la piscină, alții după șapte vârfuri în șapte zile.\n\nDe aceea ghidurile noastre sunt așezate după **felul** în care vrei să-ți petreci timpul. Începe cu [Grecia](/inspiracje/grecja) dacă visezi la cine lungi, cu [Insulele Canare](/inspiracje/wyspy-kanaryjskie) dacă fugi de iarnă sau cu [Munții Tatra](/inspiracje/tatry) dacă gândești cel mai bine mergând.',
        'Nem az, hogy „hol a legolcsóbb”, hanem az, hogy „hogyan pihenek a legjobban”. Van, aki egy medenceparti, könyves hét után tér haza boldogan, más hét csúcs után hét nap alatt.\n\nEzért útikalauzaink aszerint rendeződnek, **hogyan** szeretné tölteni az időt. Kezdje [Görögországgal](/inspiracje/grecja), ha hosszú vacsorákra vágyik, a [Kanári-szigetekkel](/inspiracje/wyspy-kanaryjskie), ha a tél elől menekül, vagy a [Tátrával](/inspiracje/tatry), ha gyaloglás közben gondolkodik a legjobban.',
        'Не «де найдешевше», а «як я найкраще відпочиваю». Одні повертаються щасливими після тижня з книжкою біля басейну, інші — після семи вершин за сім днів.\n\nТому наші путівники впорядковані за тим, **як** ви хочете провести час. Почніть із [Греції](/inspiracje/grecja), якщо мрієте про довгі вечері, з [Канарських островів](/inspiracje/wyspy-kanaryjskie), якщо тікаєте від зими, або з [Татр](/inspiracje/tatry), якщо вам найкраще думається в дорозі.',
      ),
    ),
    customHtml(
      t(
        '<aside class="tip"><h3>Wskazówka na dziś</h3><p>Zanim spakujesz ładowarkę, sprawdź gniazdka. Większość Europy ma takie jak w Polsce, ale Wielka Brytania, Cypr i Malta – zupełnie inne.</p></aside>',
        '<aside class="tip"><h3>Tip na dnes</h3><p>Než zabalíte nabíječku, zkontrolujte zásuvky. Většina Evropy má podobné jako u nás, ale Velká Británie, Kypr a Malta úplně jiné.</p></aside>',
        '<aside class="tip"><h3>Sfatul zilei</h3><p>Înainte să pui în bagaj încărcătorul, verifică prizele. În cea mai mare parte a Europei sunt ca acasă, dar în Marea Britanie, Cipru și Malta sunt cu totul altele.</p></aside>',
        '<aside class="tip"><h3>Mai tanács</h3><p>Mielőtt becsomagolja a töltőt, nézze meg az aljzatokat. Európa nagy részén olyanok, mint itthon, de Nagy-Britanniában, Cipruson és Máltán egészen mások.</p></aside>',
        '<aside class="tip"><h3>Порада на сьогодні</h3><p>Перш ніж пакувати зарядку, перевірте розетки. У більшості країн Європи вони такі, як удома, але у Великій Британії, на Кіпрі та Мальті — зовсім інші.</p></aside>',
      ),
      '.tip { border-inline-start: 4px solid currentColor; padding: 0.5rem 1.25rem; max-width: 65ch; }\n.tip h3 { margin: 0 0 0.25rem; }\n.tip p { margin: 0; }',
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
