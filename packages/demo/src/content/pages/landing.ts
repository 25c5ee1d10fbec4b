import { destinations } from '../destinations.ts'
import { article, hero, page, scene, t, tiles } from '../words.ts'
import { inspirationsLink } from './guide.ts'

export const inspiracje = page(
  '/inspiracje',
  inspirationsLink.label,
  t(
    'Osiem miejsc opisanych uczciwie: kiedy jechać, co wybrać i o czym wiedzieć przed wyjazdem.',
    'Osm míst popsaných poctivě: kdy jet, co vybrat a co vědět před cestou.',
    'Opt locuri descrise cinstit: când să mergi, ce să alegi și ce să știi înainte.',
    'Nyolc hely őszintén leírva: mikor menjünk, mit válasszunk, mit kell előre tudni.',
    'Вісім місць, описаних чесно: коли їхати, що обрати і що знати заздалегідь.',
  ),
  [
    hero({
      heading: t(
        'Inspiracje na każdą porę roku',
        'Inspirace na každé roční období',
        'Inspirație pentru fiecare anotimp',
        'Ötletek minden évszakra',
        'Ідеї на кожну пору року',
      ),
      lead: t(
        'Wybierz miejsce, a opowiemy, dla kogo jest, a dla kogo nie.',
        'Vyberte si místo a my vám povíme, pro koho je a pro koho ne.',
        'Alege un loc și îți spunem pentru cine e potrivit și pentru cine nu.',
        'Válasszon egy helyet, és elmondjuk, kinek való és kinek nem.',
        'Оберіть місце, а ми розкажемо, для кого воно, а для кого — ні.',
      ),
      picture: scene(
        'aerial',
        'greek',
        'morning',
        'i1',
        t(
          'Wyspy widziane z lotu ptaka',
          'Ostrovy z ptačí perspektivy',
          'Insule văzute de sus',
          'Szigetek madártávlatból',
          'Острови з висоти пташиного польоту',
        ),
      ),
    }),
    tiles(
      'picture',
      t('Nad ciepłe morze', 'K teplému moři', 'La mare caldă', 'A meleg tengerhez', 'До теплого моря'),
      [destinations.grecja, destinations.turcja, destinations.chorwacja, destinations.wlochy],
    ),
    tiles(
      'picture',
      t(
        'Po słońce zimą i w góry',
        'Za zimním sluncem a do hor',
        'După soare iarna și la munte',
        'Téli napsütésért és a hegyekbe',
        'По зимове сонце та в гори',
      ),
      [destinations.egipt, destinations.kanary, destinations.tajlandia, destinations.tatry],
    ),
  ],
  [inspirationsLink],
)

export const zima = page(
  '/zima',
  t('Zima', 'Zima', 'Iarna', 'Tél', 'Зима'),
  t(
    'Dwa sposoby na zimę: polecieć tam, gdzie świeci słońce, albo pojechać tam, gdzie leży śnieg.',
    'Dva způsoby, jak prožít zimu: letět za sluncem, nebo jet za sněhem.',
    'Două feluri de a petrece iarna: zbori spre soare sau mergi spre zăpadă.',
    'Két út a télre: repülni a napfényhez, vagy menni a hóba.',
    'Два способи прожити зиму: полетіти до сонця або поїхати до снігу.',
  ),
  [
    hero({
      eyebrow: t(
        'Grudzień – marzec',
        'Prosinec – březen',
        'Decembrie – martie',
        'December – március',
        'Грудень – березень',
      ),
      heading: t(
        'Zima po Twojemu',
        'Zima podle vás',
        'Iarna în felul tău',
        'Tél a maga módján',
        'Зима по-вашому',
      ),
      lead: t(
        'Kombinezon czy strój kąpielowy? Podpowiadamy, gdzie jedno i drugie ma sens.',
        'Kombinéza, nebo plavky? Poradíme, kde má smysl jedno i druhé.',
        'Costum de schi sau costum de baie? Îți spunem unde are rost fiecare.',
        'Síruha vagy fürdőruha? Megmutatjuk, melyik hová kell.',
        'Комбінезон чи купальник? Підкажемо, де доречне одне, а де інше.',
      ),
      picture: scene(
        'snow',
        'tatra',
        'golden',
        'zima1',
        t(
          'Zaśnieżona dolina z drewnianymi domami',
          'Zasněžené údolí s dřevěnicemi',
          'Vale înzăpezită cu case de lemn',
          'Havas völgy faházakkal',
          'Засніжена долина з дерев’яними хатами',
        ),
      ),
    }),
    tiles(
      'picture',
      t(
        'W ciepło albo w śnieg',
        'Do tepla, nebo na sníh',
        'La căldură sau la zăpadă',
        'Melegbe vagy hóba',
        'У тепло чи в сніг',
      ),
      [destinations.tatry, destinations.kanary, destinations.egipt, destinations.tajlandia],
    ),
    article(
      t(
        'Zanim spakujesz narty',
        'Než zabalíte lyže',
        'Înainte să împachetezi schiurile',
        'Mielőtt becsomagolja a sílécet',
        'Перш ніж пакувати лижі',
      ),
      t(
        'Na pierwszy wyjazd wybierz stok łatwy i szeroki, a nie słynny. Sprzęt lepiej wypożyczyć na miejscu: dopasują go do Twojego wzrostu i wagi.\n\n- **Kask** jest obowiązkowy dla dzieci w wielu krajach, a rozsądny dla każdego.\n- **Ubezpieczenie** powinno obejmować sporty zimowe i akcję ratunkową.\n- **Słońce w górach** odbija się od śniegu: krem i gogle przydadzą się nawet w pochmurny dzień.',
        'Na první cestu zvolte svah snadný a široký, ne slavný. Vybavení je lepší půjčit na místě: přizpůsobí ho vaší výšce a váze.\n\n- **Helma** je v mnoha zemích pro děti povinná a rozumná pro každého.\n- **Pojištění** má krýt zimní sporty i zásah horské služby.\n- **Slunce na horách** se odráží od sněhu: krém a brýle se hodí i za zataženého dne.',
        'Pentru prima ieșire alege o pârtie ușoară și lată, nu una faimoasă. Echipamentul e mai bine să-l închiriezi la fața locului: ți-l potrivesc după înălțime și greutate.\n\n- **Casca** e obligatorie pentru copii în multe țări și înțeleaptă pentru oricine.\n- **Asigurarea** trebuie să acopere sporturile de iarnă și salvarea montană.\n- **Soarele la munte** se reflectă în zăpadă: crema și ochelarii sunt utili chiar și când e înnorat.',
        'Az első alkalomra könnyű és széles pályát válasszon, ne híreset. A felszerelést jobb a helyszínen bérelni: a magasságához és súlyához állítják be.\n\n- **A sisak** sok országban kötelező gyerekeknek, és mindenkinek ésszerű.\n- **A biztosítás** terjedjen ki a téli sportokra és a hegyi mentésre is.\n- **A hegyi nap** visszaverődik a hóról: a naptej és a szemüveg felhős időben is jól jön.',
        'Для першої поїздки обирайте схил легкий і широкий, а не знаменитий. Спорядження краще взяти напрокат на місці: його підберуть за зростом і вагою.\n\n- **Шолом** у багатьох країнах обов’язковий для дітей і розумний для кожного.\n- **Страхування** має покривати зимові види спорту та рятувальні роботи.\n- **Сонце в горах** відбивається від снігу: крем і окуляри знадобляться навіть у хмарний день.',
      ),
    ),
  ],
  [{ label: t('Zima', 'Zima', 'Iarna', 'Tél', 'Зима'), url: '/zima' }],
)

export const noclegi = page(
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
)
