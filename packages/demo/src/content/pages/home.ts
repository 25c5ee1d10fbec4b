import { blogPosts, faq, offerCarousel, topDestinations } from '../components.ts'
import { destinations } from '../destinations.ts'
import { bookingQuestions } from '../faq/booking.ts'
import { documentsQuestions } from '../faq/documents.ts'
import { luggageQuestions } from '../faq/luggage.ts'
import { paymentQuestions } from '../faq/payment.ts'
import { idOf } from '../placeholders.ts'
import { article, customHtml, hero, page, scene, t, tiles } from '../words.ts'
import { adviceLink } from './advice/advice-article.ts'
import { newsletterInvitation } from './forms/newsletter.ts'
import { company, linksBelowHome, textBelowHome } from './home-below.ts'
import { presaleCountdown, winterBanner } from './home-campaigns.ts'
import { directionsLink } from './search/directions.ts'

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
      secondaryAction: {
        label: t('Pomysły na zimę', 'Nápady na zimu', 'Idei pentru iarnă', 'Téli ötletek', 'Ідеї на зиму'),
        url: '/zima',
      },
    }),
    offerCarousel({
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
    }),
    offerCarousel({
      source: 'lastSearch',
      heading: t(
        'Wróć do ostatniego wyszukiwania',
        'Zpět k poslednímu hledání',
        'Înapoi la ultima căutare',
        'Vissza a legutóbbi kereséshez',
        'Поверніться до останнього пошуку',
      ),
    }),
    tiles(
      'picture',
      t(
        'Dokąd tym razem?',
        'Kam tentokrát?',
        'Încotro de data aceasta?',
        'Hová menjünk most?',
        'Куди цього разу?',
      ),
      [
        destinations.grecja,
        destinations.turcja,
        destinations.egipt,
        destinations.kanary,
        destinations.wlochy,
        destinations.chorwacja,
        destinations.tajlandia,
        destinations.tatry,
      ],
    ),
    presaleCountdown,
    offerCarousel({
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
    }),
    topDestinations({
      heading: t(
        'Kraje, do których lecicie najchętniej',
        'Země, kam létáte nejraději',
        'Țările în care zburați cel mai des',
        'Ahová a legszívesebben repülnek',
        'Країни, куди ви літаєте найохочіше',
      ),
      lead: t(
        'Z cenami od, przeliczanymi każdego dnia.',
        'S cenami od, přepočítávanými každý den.',
        'Cu prețuri de la, recalculate în fiecare zi.',
        'Naponta frissülő induló árakkal.',
        'З цінами від, які перераховуємо щодня.',
      ),
      tripType: 'WS',
      destinations: ['GR', 'TR', 'EG', 'ES', 'IT', 'HR'],
      link: directionsLink,
    }),
    winterBanner,
    tiles(
      'fact',
      t(
        'Jak podchodzimy do podróży',
        'Jak přistupujeme k cestování',
        'Cum privim călătoriile',
        'Így gondolkodunk az utazásról',
        'Як ми ставимося до подорожей',
      ),
      [
        {
          icon: 'heart',
          label: t(
            'Najpierw pytamy, co lubisz',
            'Nejdřív se ptáme, co máte rádi',
            'Întâi întrebăm ce îți place',
            'Először azt kérdezzük, mit szeret',
            'Спершу питаємо, що ви любите',
          ),
          text: t(
            'Cisza czy gwar, góry czy plaża: od tego zaczyna się dobry wyjazd.',
            'Ticho, nebo ruch, hory, nebo pláž: tím začíná dobrá cesta.',
            'Liniște sau agitație, munte sau plajă: de aici începe o vacanță bună.',
            'Csend vagy nyüzsgés, hegy vagy part: itt kezdődik a jó utazás.',
            'Тиша чи гамір, гори чи пляж: з цього починається вдала подорож.',
          ),
        },
        {
          icon: 'calendar',
          label: t(
            'Mówimy, kiedy jechać',
            'Řekneme, kdy jet',
            'Spunem când să mergi',
            'Megmondjuk, mikor érdemes menni',
            'Кажемо, коли їхати',
          ),
          text: t(
            'Każde miejsce ma swoje najlepsze miesiące i takie, które lepiej pominąć.',
            'Každé místo má své nejlepší měsíce i ty, které je lepší vynechat.',
            'Fiecare loc are lunile lui cele mai bune și unele pe care e mai bine să le eviți.',
            'Minden helynek megvannak a legjobb hónapjai, és azok is, amelyeket jobb kihagyni.',
            'Кожне місце має найкращі місяці й ті, які варто оминути.',
          ),
        },
        {
          icon: 'shield',
          label: t(
            'Piszemy też o minusach',
            'Píšeme i o nevýhodách',
            'Scriem și despre minusuri',
            'A hátrányokról is írunk',
            'Пишемо й про недоліки',
          ),
          text: t(
            'Wiatr, tłok, strome schody: wolimy, żebyś wiedział przed wyjazdem.',
            'Vítr, davy, strmé schody: raději ať to víte před cestou.',
            'Vânt, aglomerație, scări abrupte: preferăm să știi dinainte.',
            'Szél, tömeg, meredek lépcsők: jobb, ha indulás előtt tudja.',
            'Вітер, натовпи, круті сходи: краще знати це до поїздки.',
          ),
        },
        {
          icon: 'phone',
          label: t(
            'Można do nas napisać',
            'Můžete nám napsat',
            'Ne poți scrie',
            'Írhat nekünk',
            'Нам можна написати',
          ),
          text: t(
            'Odpowiada człowiek, który lubi mapy i rozkłady lotów.',
            'Odpoví člověk, který má rád mapy a letové řády.',
            'Răspunde un om căruia îi plac hărțile și orarele de zbor.',
            'Olyan ember válaszol, aki szereti a térképeket és a menetrendeket.',
            'Відповість людина, яка любить карти й розклади рейсів.',
          ),
          url: '/kontakt',
        },
      ],
    ),
    offerCarousel({
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
    }),
    offerCarousel({
      source: 'lastWatched',
      heading: t(
        'Ostatnio oglądane',
        'Naposledy prohlížené',
        'Văzute recent',
        'Legutóbb megtekintett',
        'Нещодавно переглянуті',
      ),
    }),
    tiles(
      'compact',
      t('Na dobry początek', 'Pro dobrý začátek', 'Pentru început', 'Kezdetnek', 'Для гарного початку'),
      [
        {
          label: t(
            'Zima w cieple albo w śniegu',
            'Zima v teple, nebo na sněhu',
            'Iarnă la căldură sau la zăpadă',
            'Tél melegben vagy hóban',
            'Зима в теплі або в снігу',
          ),
          text: t(
            'Dwa sposoby na najkrótsze dni roku.',
            'Dva způsoby, jak strávit nejkratší dny roku.',
            'Două feluri de a trece peste cele mai scurte zile.',
            'Két recept az év legrövidebb napjaira.',
            'Два способи прожити найкоротші дні року.',
          ),
          url: '/zima',
          picture: scene(
            'snow',
            'alpine',
            'morning',
            'z2',
            t(
              'Ośnieżony stok o poranku',
              'Zasněžený svah za rána',
              'Pârtie înzăpezită dimineața',
              'Havas lejtő reggel',
              'Засніжений схил уранці',
            ),
          ),
        },
        {
          label: t(
            'Gdzie spać, żeby odpocząć',
            'Kde spát, abyste si odpočinuli',
            'Unde să dormi ca să te odihnești',
            'Hol aludjunk, hogy pihenjünk',
            'Де зупинитися, щоб відпочити',
          ),
          text: t(
            'Hotel, apartament czy pensjonat: co do kogo pasuje.',
            'Hotel, apartmán, nebo penzion: co se komu hodí.',
            'Hotel, apartament sau pensiune: ce i se potrivește fiecăruia.',
            'Szálloda, apartman vagy panzió: kinek mi való.',
            'Готель, апартаменти чи пансіон: що кому пасує.',
          ),
          url: '/noclegi',
          picture: scene(
            'room',
            'spanish',
            'morning',
            'n2',
            t(
              'Jasny pokój z widokiem na morze',
              'Světlý pokoj s výhledem na moře',
              'Cameră luminoasă cu vedere la mare',
              'Világos szoba tengeri kilátással',
              'Світла кімната з видом на море',
            ),
          ),
        },
        {
          label: t(
            'Zanim wyjedziesz',
            'Než vyrazíte',
            'Înainte de plecare',
            'Indulás előtt',
            'Перед від’їздом',
          ),
          text: t(
            'Dokumenty, apteczka, bagaż: lista, którą sami odhaczamy.',
            'Doklady, lékárnička, zavazadla: seznam, který si sami odškrtáváme.',
            'Acte, trusă medicală, bagaje: lista pe care o bifăm și noi.',
            'Iratok, patika, poggyász: a lista, amelyet mi is kipipálunk.',
            'Документи, аптечка, багаж: список, який ми самі перевіряємо.',
          ),
          url: '/poradnik',
          picture: scene(
            'aerial',
            'nordic',
            'golden',
            'p2',
            t(
              'Chmury i ląd widziane z samolotu',
              'Mraky a pevnina z okna letadla',
              'Nori și uscat văzute din avion',
              'Felhők és szárazföld repülőgépről',
              'Хмари й суша з вікна літака',
            ),
          ),
        },
      ],
    ),
    blogPosts(t('Z poradnika', 'Z našeho rádce', 'Din ghid', 'A tanácsadóból', 'З порадника'), 3, adviceLink),
    faq(
      t(
        'Pytacie najczęściej',
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
        'Nie „dokąd jest najtaniej”, tylko „po czym poznam, że odpocząłem”. Jedni wracają szczęśliwi po tygodniu z książką nad basenem, inni po siedmiu szczytach w siedem dni.\n\nDlatego nasze przewodniki są ułożone według tego, **jak** chcesz spędzić czas. Zacznij od [Grecji](/inspiracje/grecja), jeśli marzą Ci się długie kolacje, od [Wysp Kanaryjskich](/inspiracje/wyspy-kanaryjskie), jeśli uciekasz przed zimą, albo od [Tatr](/inspiracje/tatry), jeśli najlepiej myśli Ci się w marszu.',
        'Ne „kam je to nejlevnější“, ale „podle čeho poznám, že jsem si odpočinul“. Jedni se vracejí šťastní po týdnu s knihou u bazénu, jiní po sedmi vrcholech za sedm dní.\n\nProto jsou naši průvodci uspořádáni podle toho, **jak** chcete trávit čas. Začněte [Řeckem](/inspiracje/grecja), pokud toužíte po dlouhých večeřích, [Kanárskými ostrovy](/inspiracje/wyspy-kanaryjskie), pokud utíkáte před zimou, nebo [Tatrami](/inspiracje/tatry), pokud se vám nejlépe přemýšlí za chůze.',
        'Nu „unde e cel mai ieftin”, ci „cum îmi dau seama că m-am odihnit”. Unii se întorc fericiți după o săptămână cu o carte la piscină, alții după șapte vârfuri în șapte zile.\n\nDe aceea ghidurile noastre sunt așezate după **felul** în care vrei să-ți petreci timpul. Începe cu [Grecia](/inspiracje/grecja) dacă visezi la cine lungi, cu [Insulele Canare](/inspiracje/wyspy-kanaryjskie) dacă fugi de iarnă sau cu [Munții Tatra](/inspiracje/tatry) dacă gândești cel mai bine mergând.',
        'Nem az, hogy „hol a legolcsóbb”, hanem az, hogy „miről fogom tudni, hogy kipihentem magam”. Van, aki egy medenceparti, könyves hét után tér haza boldogan, más hét csúcs után hét nap alatt.\n\nEzért útikalauzaink aszerint rendeződnek, **hogyan** szeretné tölteni az időt. Kezdje [Görögországgal](/inspiracje/grecja), ha hosszú vacsorákra vágyik, a [Kanári-szigetekkel](/inspiracje/wyspy-kanaryjskie), ha a tél elől menekül, vagy a [Tátrával](/inspiracje/tatry), ha gyaloglás közben gondolkodik a legjobban.',
        'Не «де найдешевше», а «як я зрозумію, що відпочив». Одні повертаються щасливими після тижня з книжкою біля басейну, інші — після семи вершин за сім днів.\n\nТому наші путівники впорядковані за тим, **як** ви хочете провести час. Почніть із [Греції](/inspiracje/grecja), якщо мрієте про довгі вечері, з [Канарських островів](/inspiracje/wyspy-kanaryjskie), якщо тікаєте від зими, або з [Татр](/inspiracje/tatry), якщо вам найкраще думається в дорозі.',
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
