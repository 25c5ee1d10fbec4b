import { offerCarousel } from '../components.ts'
import { destinations } from '../destinations.ts'
import { daysFromSeeding } from '../placeholders.ts'
import { article, hero, page, scene, tiles } from '../words.ts'

export const zima = {
  ...page(
    '/zima',
    { pl: 'Zima', cs: 'Zima', ro: 'Iarna', hu: 'Tél', uk: 'Зима' },
    {
      pl: 'Dwa sposoby na zimę: polecieć tam, gdzie świeci słońce, albo pojechać tam, gdzie leży śnieg.',
      cs: 'Dva způsoby, jak prožít zimu: letět za sluncem, nebo jet za sněhem.',
      ro: 'Două feluri de a petrece iarna: zbori spre soare sau mergi spre zăpadă.',
      hu: 'Két út a télre: repülni a napfényhez, vagy menni a hóba.',
      uk: 'Два способи прожити зиму: полетіти до сонця або поїхати до снігу.',
    },
    [
      hero({
        eyebrow: {
          pl: 'Grudzień – marzec',
          cs: 'Prosinec – březen',
          ro: 'Decembrie – martie',
          hu: 'December – március',
          uk: 'Грудень – березень',
        },
        heading: {
          pl: 'Zima po Twojemu',
          cs: 'Zima podle vás',
          ro: 'Iarna în felul tău',
          hu: 'Tél a maga módján',
          uk: 'Зима по-вашому',
        },
        lead: {
          pl: 'Kombinezon czy strój kąpielowy? Podpowiadamy, gdzie jedno i drugie ma sens.',
          cs: 'Kombinéza, nebo plavky? Poradíme, kde má smysl jedno i druhé.',
          ro: 'Costum de schi sau costum de baie? Îți spunem unde are rost fiecare.',
          hu: 'Síruha vagy fürdőruha? Megmutatjuk, melyik hová kell.',
          uk: 'Комбінезон чи купальник? Підкажемо, де доречне одне, а де інше.',
        },
        picture: scene('snow', 'tatra', 'golden', 'zima1', {
          pl: 'Zaśnieżona dolina z drewnianymi domami',
          cs: 'Zasněžené údolí s dřevěnicemi',
          ro: 'Vale înzăpezită cu case de lemn',
          hu: 'Havas völgy faházakkal',
          uk: 'Засніжена долина з дерев’яними хатами',
        }),
      }),
      tiles(
        'picture',
        {
          pl: 'W ciepło albo w śnieg',
          cs: 'Do tepla, nebo na sníh',
          ro: 'La căldură sau la zăpadă',
          hu: 'Melegbe vagy hóba',
          uk: 'У тепло чи в сніг',
        },
        [destinations.tatry, destinations.kanary, destinations.egipt, destinations.tajlandia],
      ),
      offerCarousel({
        source: 'topHotels',
        tripType: 'WS',
        destinations: ['EG', 'ESTFS', 'ESLPA', 'ESFUE', 'TH'],
        departs: { from: daysFromSeeding(1), to: daysFromSeeding(110) },
        heading: {
          pl: 'Tam, gdzie zimą jest lato',
          cs: 'Tam, kde je v zimě léto',
          ro: 'Acolo unde iarna e vară',
          hu: 'Ahol télen nyár van',
          uk: 'Туди, де взимку літо',
        },
        lead: {
          pl: 'Siedem nocy z przelotem, w miesiącach, w których u nas o czwartej jest ciemno.',
          cs: 'Sedm nocí s letem, v měsících, kdy se u nás stmívá ve čtyři.',
          ro: 'Șapte nopți cu zbor, în lunile în care la noi se întunecă la patru.',
          hu: 'Hét éj repülővel, azokban a hónapokban, amikor nálunk négykor sötétedik.',
          uk: 'Сім ночей із перельотом у місяці, коли в нас о четвертій темно.',
        },
      }),
      offerCarousel({
        source: 'promoted',
        tripType: 'NR',
        heading: {
          pl: 'Narty z dobrą ceną',
          cs: 'Lyže za dobrou cenu',
          ro: 'Schi la preț bun',
          hu: 'Síelés jó áron',
          uk: 'Лижі за доброю ціною',
        },
        lead: {
          pl: 'Apartamenty i hotele blisko wyciągu, z dojazdem własnym.',
          cs: 'Apartmány a hotely blízko vleku, vlastní dopravou.',
          ro: 'Apartamente și hoteluri aproape de teleschi, cu transport propriu.',
          hu: 'Apartmanok és szállodák a felvonó közelében, saját utazással.',
          uk: 'Апартаменти та готелі біля підйомника, власним транспортом.',
        },
      }),
      article(
        {
          pl: 'Zanim spakujesz narty',
          cs: 'Než zabalíte lyže',
          ro: 'Înainte să împachetezi schiurile',
          hu: 'Mielőtt becsomagolja a sílécet',
          uk: 'Перш ніж пакувати лижі',
        },
        {
          pl: 'Na pierwszy wyjazd wybierz stok łatwy i szeroki, a nie słynny. Sprzęt lepiej wypożyczyć na miejscu: dopasują go do Twojego wzrostu i wagi.\n\n- **Kask** jest obowiązkowy dla dzieci w wielu krajach, a rozsądny dla każdego.\n- **Ubezpieczenie** powinno obejmować sporty zimowe i akcję ratunkową.\n- **Słońce w górach** odbija się od śniegu: krem i gogle przydadzą się nawet w pochmurny dzień.',
          cs: 'Na první cestu zvolte svah snadný a široký, ne slavný. Vybavení je lepší půjčit na místě: přizpůsobí ho vaší výšce a váze.\n\n- **Helma** je v mnoha zemích pro děti povinná a rozumná pro každého.\n- **Pojištění** má krýt zimní sporty i zásah horské služby.\n- **Slunce na horách** se odráží od sněhu: krém a brýle se hodí i za zataženého dne.',
          ro: 'Pentru prima ieșire alege o pârtie ușoară și lată, nu una faimoasă. Echipamentul e mai bine să-l închiriezi la fața locului: ți-l potrivesc după înălțime și greutate.\n\n- **Casca** e obligatorie pentru copii în multe țări și înțeleaptă pentru oricine.\n- **Asigurarea** trebuie să acopere sporturile de iarnă și salvarea montană.\n- **Soarele la munte** se reflectă în zăpadă: crema și ochelarii sunt utili chiar și când e înnorat.',
          hu: 'Az első alkalomra könnyű és széles pályát válasszon, ne híreset. A felszerelést jobb a helyszínen bérelni: a magasságához és súlyához állítják be.\n\n- **A sisak** sok országban kötelező gyerekeknek, és mindenkinek ésszerű.\n- **A biztosítás** terjedjen ki a téli sportokra és a hegyi mentésre is.\n- **A hegyi nap** visszaverődik a hóról: a naptej és a szemüveg felhős időben is jól jön.',
          uk: 'Для першої поїздки обирайте схил легкий і широкий, а не знаменитий. Спорядження краще взяти напрокат на місці: його підберуть за зростом і вагою.\n\n- **Шолом** у багатьох країнах обов’язковий для дітей і розумний для кожного.\n- **Страхування** має покривати зимові види спорту та рятувальні роботи.\n- **Сонце в горах** відбивається від снігу: крем і окуляри знадобляться навіть у хмарний день.',
        },
      ),
    ],
    [{ label: { pl: 'Zima', cs: 'Zima', ro: 'Iarna', hu: 'Tél', uk: 'Зима' }, url: '/zima' }],
  ),
  pageType: 'tilesPage',
  tilesHeading: {
    pl: 'Na narty: ceny od osoby',
    cs: 'Na lyže: ceny za osobu',
    ro: 'La schi: prețuri de persoană',
    hu: 'Síelni: árak személyenként',
    uk: 'На лижі: ціни з особи',
  },
  tiles: ['AT', 'IT', 'FR', 'SK', 'PL', 'CZ'].map((code) => ({ code, active: true })),
  globalSearch: { active: true, tripType: 'NR', destinations: [] },
}
