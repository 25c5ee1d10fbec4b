import { offerCarousel } from '../components.ts'
import { destinations } from '../destinations.ts'
import { daysFromSeeding } from '../placeholders.ts'
import { article, hero, page, scene, t, tiles } from '../words.ts'

export const zima = {
  ...page(
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
      offerCarousel({
        source: 'topHotels',
        tripType: 'WS',
        destinations: ['EG', 'ESTFS', 'ESLPA', 'ESFUE', 'TH'],
        departs: { from: daysFromSeeding(1), to: daysFromSeeding(110) },
        heading: t(
          'Tam, gdzie zimą jest lato',
          'Tam, kde je v zimě léto',
          'Acolo unde iarna e vară',
          'Ahol télen nyár van',
          'Туди, де взимку літо',
        ),
        lead: t(
          'Siedem nocy z przelotem, w miesiącach, w których u nas o czwartej jest ciemno.',
          'Sedm nocí s letem, v měsících, kdy se u nás stmívá ve čtyři.',
          'Șapte nopți cu zbor, în lunile în care la noi se întunecă la patru.',
          'Hét éj repülővel, azokban a hónapokban, amikor nálunk négykor sötétedik.',
          'Сім ночей із перельотом у місяці, коли в нас о четвертій темно.',
        ),
      }),
      offerCarousel({
        source: 'promoted',
        tripType: 'NR',
        heading: t(
          'Narty z dobrą ceną',
          'Lyže za dobrou cenu',
          'Schi la preț bun',
          'Síelés jó áron',
          'Лижі за доброю ціною',
        ),
        lead: t(
          'Apartamenty i hotele blisko wyciągu, z dojazdem własnym.',
          'Apartmány a hotely blízko vleku, vlastní dopravou.',
          'Apartamente și hoteluri aproape de teleschi, cu transport propriu.',
          'Apartmanok és szállodák a felvonó közelében, saját utazással.',
          'Апартаменти та готелі біля підйомника, власним транспортом.',
        ),
      }),
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
  ),
  pageType: 'tilesPage',
  tilesHeading: t(
    'Na narty: ceny od osoby',
    'Na lyže: ceny za osobu',
    'La schi: prețuri de persoană',
    'Síelni: árak személyenként',
    'На лижі: ціни з особи',
  ),
  tiles: ['AT', 'IT', 'FR', 'SK', 'PL', 'CZ'].map((code) => ({ code, active: true })),
  globalSearch: { active: true, tripType: 'NR', destinations: [] },
}
