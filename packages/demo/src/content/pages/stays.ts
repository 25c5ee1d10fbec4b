import { offerCarousel } from '../components.ts'
import { article, hero, page, scene, t, tiles } from '../words.ts'

export const noclegi = {
  ...page(
    '/noclegi',
    t('Noclegi', 'Ubytování', 'Cazare', 'Szállás', 'Житло'),
    t(
      'Hotel, apartament, pensjonat czy schronisko: jak wybrać miejsce, w którym naprawdę odpoczniesz.',
      'Hotel, apartmán, penzion, nebo chata: jak vybrat místo, kde si opravdu odpočinete.',
      'Hotel, apartament, pensiune sau cabană: cum alegi locul în care te odihnești cu adevărat.',
      'Szálloda, apartman, panzió vagy menedékház: hogyan válasszunk igazán pihentető helyet.',
      'Готель, апартаменти, пансіон чи притулок: як обрати місце, де справді відпочинете.',
    ),
    [
      hero({
        heading: t(
          'Gdzie spać, żeby odpocząć',
          'Kde spát, abyste si odpočinuli',
          'Unde să dormi ca să te odihnești',
          'Hol aludjunk, hogy pihenjünk',
          'Де спати, щоб відпочити',
        ),
        lead: t(
          'Najlepszy nocleg to taki, w którym nie myślisz o noclegu.',
          'Nejlepší ubytování je to, na které nemusíte myslet.',
          'Cea mai bună cazare e cea la care nu te mai gândești.',
          'A legjobb szállás az, amelyre nem kell gondolni.',
          'Найкраще житло — те, про яке не думаєш.',
        ),
        picture: scene(
          'room',
          'greek',
          'morning',
          'noc1',
          t(
            'Pokój z otwartym balkonem na morze',
            'Pokoj s balkonem otevřeným k moři',
            'Cameră cu balcon deschis spre mare',
            'Szoba tengerre nyíló erkéllyel',
            'Кімната з балконом на море',
          ),
        ),
      }),
      tiles(
        'compact',
        t(
          'Cztery sposoby na nocleg',
          'Čtyři způsoby ubytování',
          'Patru feluri de cazare',
          'Négyféle szállás',
          'Чотири види житла',
        ),
        [
          {
            label: t(
              'Hotel przy plaży',
              'Hotel u pláže',
              'Hotel pe plajă',
              'Tengerparti szálloda',
              'Готель на пляжі',
            ),
            text: t(
              'Dla rodzin i dla tych, którzy chcą, żeby ktoś inny gotował.',
              'Pro rodiny a pro ty, kdo chtějí, aby vařil někdo jiný.',
              'Pentru familii și pentru cei care vor să gătească altcineva.',
              'Családoknak és azoknak, akik helyett más főz.',
              'Для родин і тих, хто хоче, щоб готував хтось інший.',
            ),
            picture: scene(
              'pool',
              'turkish',
              'noon',
              'nh1',
              t(
                'Basen hotelowy z leżakami',
                'Hotelový bazén s lehátky',
                'Piscină de hotel cu șezlonguri',
                'Szállodai medence napozóágyakkal',
                'Готельний басейн із шезлонгами',
              ),
            ),
          },
          {
            label: t(
              'Apartament w starym mieście',
              'Apartmán ve starém městě',
              'Apartament în orașul vechi',
              'Apartman az óvárosban',
              'Апартаменти в старому місті',
            ),
            text: t(
              'Dla tych, którzy chcą poranków na targu i własnych kluczy.',
              'Pro ty, kdo chtějí rána na trhu a vlastní klíče.',
              'Pentru cei care vor dimineți la piață și cheile lor.',
              'Azoknak, akik piaci reggelre és saját kulcsra vágynak.',
              'Для тих, хто хоче ранків на ринку і власних ключів.',
            ),
            picture: scene(
              'old-town',
              'italian',
              'golden',
              'na1',
              t(
                'Uliczka starego miasta wieczorem',
                'Ulička starého města večer',
                'Străduță din orașul vechi seara',
                'Óvárosi utca este',
                'Вуличка старого міста ввечері',
              ),
            ),
          },
          {
            label: t(
              'Pensjonat w górach',
              'Penzion v horách',
              'Pensiune la munte',
              'Hegyi panzió',
              'Пансіон у горах',
            ),
            text: t(
              'Dla wędrowców: suszarnia, kanapki na drogę i gospodarz, który zna pogodę.',
              'Pro turisty: sušárna, svačina na cestu a hostitel, který zná počasí.',
              'Pentru drumeți: uscătorie, sandvișuri la pachet și o gazdă care știe vremea.',
              'Túrázóknak: szárítóhelyiség, útravaló és időjóslásban jártas házigazda.',
              'Для мандрівників: сушарня, бутерброди в дорогу і господар, який знає погоду.',
            ),
            picture: scene(
              'mountains',
              'alpine',
              'morning',
              'np1',
              t(
                'Drewniany dom pod szczytami',
                'Dřevěný dům pod štíty',
                'Casă de lemn sub vârfuri',
                'Faház a csúcsok alatt',
                'Дерев’яний будинок під вершинами',
              ),
            ),
          },
          {
            label: t('Dom na wsi', 'Dům na venkově', 'Casă la țară', 'Vidéki ház', 'Будинок у селі'),
            text: t(
              'Dla większej rodziny i dla psa. Auto jest konieczne, zegarek nie.',
              'Pro větší rodinu i pro psa. Auto je nutné, hodinky ne.',
              'Pentru o familie mai mare și pentru câine. Mașina e necesară, ceasul nu.',
              'Nagyobb családnak és kutyának. Autó kell hozzá, óra nem.',
              'Для великої родини й собаки. Авто потрібне, годинник — ні.',
            ),
            picture: scene(
              'countryside',
              'italian',
              'golden',
              'nd1',
              t(
                'Dom wśród wzgórz i cyprysów',
                'Dům mezi kopci a cypřiši',
                'Casă între dealuri și chiparoși',
                'Ház dombok és ciprusok között',
                'Будинок серед пагорбів і кипарисів',
              ),
            ),
          },
        ],
      ),
      offerCarousel({
        source: 'topHotels',
        tripType: 'DW',
        heading: t(
          'Sam nocleg, dojazd własny',
          'Jen ubytování, vlastní doprava',
          'Doar cazare, transport propriu',
          'Csak szállás, saját utazással',
          'Лише житло, власний транспорт',
        ),
        lead: t(
          'Hotele i apartamenty z najwyższymi ocenami gości, siedem nocy.',
          'Hotely a apartmány s nejvyšším hodnocením hostů, sedm nocí.',
          'Hoteluri și apartamente cu cele mai mari note de la oaspeți, șapte nopți.',
          'A vendégek által legjobbra értékelt szállodák és apartmanok, hét éjszaka.',
          'Готелі та апартаменти з найвищими оцінками гостей, сім ночей.',
        ),
      }),
      article(
        t(
          'O co zapytać przed wyborem',
          'Na co se zeptat před výběrem',
          'Ce să întrebi înainte să alegi',
          'Mit kérdezzünk választás előtt',
          'Про що запитати перед вибором',
        ),
        t(
          '- Jak daleko jest naprawdę do plaży – i czy po drodze są schody.\n- Czy pokój ma klimatyzację i czy działa ona przez cały sezon.\n- Co słychać w nocy: ulica, bar czy cykady.\n- Czy w cenie jest opłata miejscowa, parking i ręczniki plażowe.\n\nJeśli podróżujesz z małym dzieckiem lub z osobą o ograniczonej sprawności, poproś o zdjęcie łazienki i wejścia. To jedno pytanie oszczędza najwięcej rozczarowań.',
          '- Jak daleko je to opravdu na pláž – a jestli jsou cestou schody.\n- Zda má pokoj klimatizaci a běží-li po celou sezonu.\n- Co je slyšet v noci: ulice, bar, nebo cikády.\n- Zda je v ceně místní poplatek, parkování a plážové osušky.\n\nCestujete-li s malým dítětem nebo s člověkem s omezenou pohyblivostí, požádejte o fotografii koupelny a vchodu. Tahle otázka ušetří nejvíc zklamání.',
          '- Cât de departe e cu adevărat plaja – și dacă sunt trepte pe drum.\n- Dacă are camera aer condiționat și dacă funcționează tot sezonul.\n- Ce se aude noaptea: strada, barul sau greierii.\n- Dacă prețul include taxa locală, parcarea și prosoapele de plajă.\n\nDacă mergi cu un copil mic sau cu cineva care se deplasează greu, cere o fotografie a băii și a intrării. Întrebarea aceasta scutește cele mai multe dezamăgiri.',
          '- Milyen messze van valójában a strand – és vannak-e útközben lépcsők.\n- Van-e légkondicionáló, és egész szezonban működik-e.\n- Mi hallatszik éjjel: utca, bár vagy kabóca.\n- Benne van-e az árban az idegenforgalmi adó, a parkolás és a strandtörölköző.\n\nHa kisgyerekkel vagy mozgásában korlátozott útitárssal utazik, kérjen képet a fürdőszobáról és a bejáratról. Ez a kérdés kíméli meg a legtöbb csalódástól.',
          '- Як далеко насправді до пляжу — і чи є дорогою сходи.\n- Чи є в номері кондиціонер і чи працює він увесь сезон.\n- Що чути вночі: вулицю, бар чи цикад.\n- Чи входять у ціну місцевий збір, парковка й пляжні рушники.\n\nЯкщо подорожуєте з малою дитиною або з людиною з обмеженою мобільністю, попросіть фото ванної та входу. Це запитання рятує від більшості розчарувань.',
        ),
      ),
    ],
    [{ label: t('Noclegi', 'Ubytování', 'Cazare', 'Szállás', 'Житло'), url: '/noclegi' }],
  ),
  pageType: 'tilesPage',
  tilesHeading: t(
    'Własnym samochodem: ceny za osobę',
    'Vlastním autem: ceny za osobu',
    'Cu mașina ta: prețuri de persoană',
    'Saját autóval: árak személyenként',
    'Власним авто: ціни з особи',
  ),
  tiles: ['PL', 'HR', 'IT', 'HU'].map((code) => ({ code, active: true })),
  globalSearch: { active: true, tripType: 'DW', destinations: [] },
}
