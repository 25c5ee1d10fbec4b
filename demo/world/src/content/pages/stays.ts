import { offerCarousel } from '../components.ts'
import { article, hero, page, scene, tiles } from '../words.ts'

export const noclegi = {
  ...page(
    '/noclegi',
    { pl: 'Noclegi', cs: 'Ubytování', ro: 'Cazare', hu: 'Szállás', uk: 'Житло' },
    {
      pl: 'Hotel, apartament, pensjonat czy schronisko: jak wybrać miejsce, w którym naprawdę odpoczniesz.',
      cs: 'Hotel, apartmán, penzion, nebo chata: jak vybrat místo, kde si opravdu odpočinete.',
      ro: 'Hotel, apartament, pensiune sau cabană: cum alegi locul în care te odihnești cu adevărat.',
      hu: 'Szálloda, apartman, panzió vagy menedékház: hogyan válasszunk igazán pihentető helyet.',
      uk: 'Готель, апартаменти, пансіон чи притулок: як обрати місце, де справді відпочинете.',
    },
    [
      hero({
        heading: {
          pl: 'Gdzie spać, żeby odpocząć',
          cs: 'Kde spát, abyste si odpočinuli',
          ro: 'Unde să dormi ca să te odihnești',
          hu: 'Hol aludjunk, hogy pihenjünk',
          uk: 'Де спати, щоб відпочити',
        },
        lead: {
          pl: 'Najlepszy nocleg to taki, w którym nie myślisz o noclegu.',
          cs: 'Nejlepší ubytování je to, na které nemusíte myslet.',
          ro: 'Cea mai bună cazare e cea la care nu te mai gândești.',
          hu: 'A legjobb szállás az, amelyre nem kell gondolni.',
          uk: 'Найкраще житло — те, про яке не думаєш.',
        },
        picture: scene('room', 'greek', 'morning', 'noc1', {
          pl: 'Pokój z otwartym balkonem na morze',
          cs: 'Pokoj s balkonem otevřeným k moři',
          ro: 'Cameră cu balcon deschis spre mare',
          hu: 'Szoba tengerre nyíló erkéllyel',
          uk: 'Кімната з балконом на море',
        }),
      }),
      tiles(
        'compact',
        {
          pl: 'Cztery sposoby na nocleg',
          cs: 'Čtyři způsoby ubytování',
          ro: 'Patru feluri de cazare',
          hu: 'Négyféle szállás',
          uk: 'Чотири види житла',
        },
        [
          {
            label: {
              pl: 'Hotel przy plaży',
              cs: 'Hotel u pláže',
              ro: 'Hotel pe plajă',
              hu: 'Tengerparti szálloda',
              uk: 'Готель на пляжі',
            },
            text: {
              pl: 'Dla rodzin i dla tych, którzy chcą, żeby ktoś inny gotował.',
              cs: 'Pro rodiny a pro ty, kdo chtějí, aby vařil někdo jiný.',
              ro: 'Pentru familii și pentru cei care vor să gătească altcineva.',
              hu: 'Családoknak és azoknak, akik helyett más főz.',
              uk: 'Для родин і тих, хто хоче, щоб готував хтось інший.',
            },
            picture: scene('pool', 'turkish', 'noon', 'nh1', {
              pl: 'Basen hotelowy z leżakami',
              cs: 'Hotelový bazén s lehátky',
              ro: 'Piscină de hotel cu șezlonguri',
              hu: 'Szállodai medence napozóágyakkal',
              uk: 'Готельний басейн із шезлонгами',
            }),
          },
          {
            label: {
              pl: 'Apartament w starym mieście',
              cs: 'Apartmán ve starém městě',
              ro: 'Apartament în orașul vechi',
              hu: 'Apartman az óvárosban',
              uk: 'Апартаменти в старому місті',
            },
            text: {
              pl: 'Dla tych, którzy chcą poranków na targu i własnych kluczy.',
              cs: 'Pro ty, kdo chtějí rána na trhu a vlastní klíče.',
              ro: 'Pentru cei care vor dimineți la piață și cheile lor.',
              hu: 'Azoknak, akik piaci reggelre és saját kulcsra vágynak.',
              uk: 'Для тих, хто хоче ранків на ринку і власних ключів.',
            },
            picture: scene('old-town', 'italian', 'golden', 'na1', {
              pl: 'Uliczka starego miasta wieczorem',
              cs: 'Ulička starého města večer',
              ro: 'Străduță din orașul vechi seara',
              hu: 'Óvárosi utca este',
              uk: 'Вуличка старого міста ввечері',
            }),
          },
          {
            label: {
              pl: 'Pensjonat w górach',
              cs: 'Penzion v horách',
              ro: 'Pensiune la munte',
              hu: 'Hegyi panzió',
              uk: 'Пансіон у горах',
            },
            text: {
              pl: 'Dla wędrowców: suszarnia, kanapki na drogę i gospodarz, który zna pogodę.',
              cs: 'Pro turisty: sušárna, svačina na cestu a hostitel, který zná počasí.',
              ro: 'Pentru drumeți: uscătorie, sandvișuri la pachet și o gazdă care știe vremea.',
              hu: 'Túrázóknak: szárítóhelyiség, útravaló és időjóslásban jártas házigazda.',
              uk: 'Для мандрівників: сушарня, бутерброди в дорогу і господар, який знає погоду.',
            },
            picture: scene('mountains', 'alpine', 'morning', 'np1', {
              pl: 'Drewniany dom pod szczytami',
              cs: 'Dřevěný dům pod štíty',
              ro: 'Casă de lemn sub vârfuri',
              hu: 'Faház a csúcsok alatt',
              uk: 'Дерев’яний будинок під вершинами',
            }),
          },
          {
            label: {
              pl: 'Dom na wsi',
              cs: 'Dům na venkově',
              ro: 'Casă la țară',
              hu: 'Vidéki ház',
              uk: 'Будинок у селі',
            },
            text: {
              pl: 'Dla większej rodziny i dla psa. Auto jest konieczne, zegarek nie.',
              cs: 'Pro větší rodinu i pro psa. Auto je nutné, hodinky ne.',
              ro: 'Pentru o familie mai mare și pentru câine. Mașina e necesară, ceasul nu.',
              hu: 'Nagyobb családnak és kutyának. Autó kell hozzá, óra nem.',
              uk: 'Для великої родини й собаки. Авто потрібне, годинник — ні.',
            },
            picture: scene('countryside', 'italian', 'golden', 'nd1', {
              pl: 'Dom wśród wzgórz i cyprysów',
              cs: 'Dům mezi kopci a cypřiši',
              ro: 'Casă între dealuri și chiparoși',
              hu: 'Ház dombok és ciprusok között',
              uk: 'Будинок серед пагорбів і кипарисів',
            }),
          },
        ],
      ),
      offerCarousel({
        source: 'topHotels',
        tripType: 'DW',
        heading: {
          pl: 'Sam nocleg, dojazd własny',
          cs: 'Jen ubytování, vlastní doprava',
          ro: 'Doar cazare, transport propriu',
          hu: 'Csak szállás, saját utazással',
          uk: 'Лише житло, власний транспорт',
        },
        lead: {
          pl: 'Hotele i apartamenty z najwyższymi ocenami gości, siedem nocy.',
          cs: 'Hotely a apartmány s nejvyšším hodnocením hostů, sedm nocí.',
          ro: 'Hoteluri și apartamente cu cele mai mari note de la oaspeți, șapte nopți.',
          hu: 'A vendégek által legjobbra értékelt szállodák és apartmanok, hét éjszaka.',
          uk: 'Готелі та апартаменти з найвищими оцінками гостей, сім ночей.',
        },
      }),
      article(
        {
          pl: 'O co zapytać przed wyborem',
          cs: 'Na co se zeptat před výběrem',
          ro: 'Ce să întrebi înainte să alegi',
          hu: 'Mit kérdezzünk választás előtt',
          uk: 'Про що запитати перед вибором',
        },
        {
          pl: '- Jak daleko jest naprawdę do plaży – i czy po drodze są schody.\n- Czy pokój ma klimatyzację i czy działa ona przez cały sezon.\n- Co słychać w nocy: ulica, bar czy cykady.\n- Czy w cenie jest opłata miejscowa, parking i ręczniki plażowe.\n\nJeśli podróżujesz z małym dzieckiem lub z osobą o ograniczonej sprawności, poproś o zdjęcie łazienki i wejścia. To jedno pytanie oszczędza najwięcej rozczarowań.',
          cs: '- Jak daleko je to opravdu na pláž – a jestli jsou cestou schody.\n- Zda má pokoj klimatizaci a běží-li po celou sezonu.\n- Co je slyšet v noci: ulice, bar, nebo cikády.\n- Zda je v ceně místní poplatek, parkování a plážové osušky.\n\nCestujete-li s malým dítětem nebo s člověkem s omezenou pohyblivostí, požádejte o fotografii koupelny a vchodu. Tahle otázka ušetří nejvíc zklamání.',
          ro: '- Cât de departe e cu adevărat plaja – și dacă sunt trepte pe drum.\n- Dacă are camera aer condiționat și dacă funcționează tot sezonul.\n- Ce se aude noaptea: strada, barul sau greierii.\n- Dacă prețul include taxa locală, parcarea și prosoapele de plajă.\n\nDacă mergi cu un copil mic sau cu cineva care se deplasează greu, cere o fotografie a băii și a intrării. Întrebarea aceasta scutește cele mai multe dezamăgiri.',
          hu: '- Milyen messze van valójában a strand – és vannak-e útközben lépcsők.\n- Van-e légkondicionáló, és egész szezonban működik-e.\n- Mi hallatszik éjjel: utca, bár vagy kabóca.\n- Benne van-e az árban az idegenforgalmi adó, a parkolás és a strandtörölköző.\n\nHa kisgyerekkel vagy mozgásában korlátozott útitárssal utazik, kérjen képet a fürdőszobáról és a bejáratról. Ez a kérdés kíméli meg a legtöbb csalódástól.',
          uk: '- Як далеко насправді до пляжу — і чи є дорогою сходи.\n- Чи є в номері кондиціонер і чи працює він увесь сезон.\n- Що чути вночі: вулицю, бар чи цикад.\n- Чи входять у ціну місцевий збір, парковка й пляжні рушники.\n\nЯкщо подорожуєте з малою дитиною або з людиною з обмеженою мобільністю, попросіть фото ванної та входу. Це запитання рятує від більшості розчарувань.',
        },
      ),
    ],
    [
      {
        label: { pl: 'Noclegi', cs: 'Ubytování', ro: 'Cazare', hu: 'Szállás', uk: 'Житло' },
        url: '/noclegi',
      },
    ],
  ),
  pageType: 'tilesPage',
  tilesHeading: {
    pl: 'Własnym samochodem: ceny za osobę',
    cs: 'Vlastním autem: ceny za osobu',
    ro: 'Cu mașina ta: prețuri de persoană',
    hu: 'Saját autóval: árak személyenként',
    uk: 'Власним авто: ціни з особи',
  },
  tiles: ['PL', 'HR', 'IT', 'HU'].map((code) => ({ code, active: true })),
  globalSearch: { active: true, tripType: 'DW', destinations: [] },
}
