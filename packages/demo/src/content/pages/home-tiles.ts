import { destinations } from '../destinations.ts'
import { scene, t, tiles } from '../words.ts'

export const whereTo = tiles(
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
)

export const howWeTravel = tiles(
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
        'Wiatr, tłok, strome schody: lepiej wiedzieć o nich przed wyjazdem.',
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
)

export const goodBeginnings = tiles(
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
      label: t('Zanim wyjedziesz', 'Než vyrazíte', 'Înainte de plecare', 'Indulás előtt', 'Перед від’їздом'),
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
)
