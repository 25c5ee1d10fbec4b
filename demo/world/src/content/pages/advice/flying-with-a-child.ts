import { scene } from '../../words.ts'
import { adviceArticle } from './advice-article.ts'

export const lotZDzieckiem = adviceArticle({
  name: 'pierwszy-lot-z-dzieckiem',
  daysAgo: 4,
  topic: 'flight',
  title: {
    pl: 'Pierwszy lot z dzieckiem',
    cs: 'První let s dítětem',
    ro: 'Primul zbor cu copilul',
    hu: 'Az első repülés gyerekkel',
    uk: 'Перший політ із дитиною',
  },
  lead: {
    pl: 'Trzy godziny w samolocie mijają szybciej, gdy plecak spakowało dziecko, a nie rodzic.',
    cs: 'Tři hodiny v letadle utečou rychleji, když batoh sbalilo dítě, a ne rodič.',
    ro: 'Trei ore în avion trec mai repede când rucsacul l-a făcut copilul, nu părintele.',
    hu: 'Három óra a gépen gyorsabban telik, ha a hátizsákot a gyerek pakolta, nem a szülő.',
    uk: 'Три години в літаку минають швидше, коли рюкзак зібрала дитина, а не батьки.',
  },
  picture: scene('aerial', 'spanish', 'morning', 'dz1', {
    pl: 'Poranne chmury nad wybrzeżem',
    cs: 'Ranní mraky nad pobřežím',
    ro: 'Nori de dimineață deasupra coastei',
    hu: 'Reggeli felhők a part felett',
    uk: 'Ранкові хмари над узбережжям',
  }),
  text: {
    pl: `## Przed wyjazdem

Opowiedz, co będzie po kolei: kolejka, bramka, autobus, start. Dzieci boją się tego, czego nie znają, a nie samego latania. Wybierz lot w porze drzemki, jeśli maluch śpi wszędzie, albo wcześnie rano, jeśli śpi tylko w łóżku.

## Na lotnisku

- Wózek oddajesz dopiero przy wejściu do samolotu.
- Mleko, woda do mieszanki i przeciery przejdą przez kontrolę także powyżej 100 ml – powiedz o nich od razu.
- Biegaj z dzieckiem po terminalu, ile się da. Potem będzie siedzieć.

## W powietrzu

Przy starcie i lądowaniu niech ssie, pije albo gryzie: uszy bolą mniej. Nową zabawkę wyjmij dopiero w drugiej godzinie. I nie przepraszaj wszystkich wokół – większość z nich też ma dzieci.

## Czego nie zabierać

Zestawu na każdą okazję. Pieluchy, chusteczki i kaszkę kupisz na miejscu; leków, ulubionej przytulanki i dokumentu dziecka nie kupisz nigdzie.`,
    cs: `## Před cestou

Vyprávějte, co bude popořadě: fronta, brána, autobus, start. Děti se bojí toho, co neznají, ne samotného létání. Zvolte let v době spánku, usne-li malé kdekoli, nebo brzy ráno, spí-li jen v posteli.

## Na letišti

- Kočárek odevzdáváte až u vstupu do letadla.
- Mléko, voda na kaši a přesnídávky projdou kontrolou i nad 100 ml – řekněte o nich hned.
- Běhejte s dítětem po terminálu, co to jde. Pak bude sedět.

## Ve vzduchu

Při startu a přistání ať saje, pije nebo žvýká: uši bolí méně. Novou hračku vytáhněte až druhou hodinu. A neomlouvejte se všem kolem – většina z nich má také děti.

## Co nebrat

Výbavu na každou příležitost. Pleny, ubrousky a kaši koupíte na místě; léky, oblíbeného plyšáka a doklad dítěte nekoupíte nikde.`,
    ro: `## Înainte de plecare

Povestește ce urmează pe rând: coada, poarta, autobuzul, decolarea. Copiii se tem de ce nu cunosc, nu de zbor. Alege un zbor la ora somnului, dacă cel mic adoarme oriunde, sau dimineața devreme, dacă doarme doar în pat.

## La aeroport

- Căruciorul îl predai abia la intrarea în avion.
- Laptele, apa pentru lapte praf și piureurile trec de control și peste 100 ml – spune imediat de ele.
- Alergați prin terminal cât se poate. Apoi va sta jos.

## În aer

La decolare și aterizare să sugă, să bea sau să mestece: urechile dor mai puțin. Jucăria nouă scoate-o abia în ora a doua. Și nu-ți cere scuze tuturor – cei mai mulți au și ei copii.

## Ce să nu iei

Un set pentru orice situație. Scutece, șervețele și cereale găsești acolo; medicamentele, jucăria preferată și actul copilului nu le găsești nicăieri.`,
    hu: `## Indulás előtt

Mesélje el sorban, mi lesz: sor, kapu, busz, felszállás. A gyerek attól fél, amit nem ismer, nem magától a repüléstől. Válasszon járatot alvásidőre, ha a kicsi bárhol elalszik, vagy kora reggelre, ha csak ágyban.

## A repülőtéren

- A babakocsit csak a gép ajtajánál kell leadni.
- A tej, a tápszerhez való víz és a püré 100 ml fölött is átmegy az ellenőrzésen – szóljon róluk rögtön.
- Szaladgáljanak a terminálban, amennyit lehet. Utána ülni fog.

## A levegőben

Fel- és leszálláskor szopjon, igyon vagy rágjon: kevésbé fáj a füle. Az új játékot csak a második órában vegye elő. És ne kérjen mindenkitől bocsánatot – a legtöbbnek szintén van gyereke.

## Amit ne vigyen

Felszerelést minden helyzetre. Pelenkát, törlőkendőt, kását a helyszínen is kap; a gyógyszert, a kedvenc plüsst és a gyerek okmányát sehol sem.`,
    uk: `## Перед поїздкою

Розкажіть, що буде по черзі: черга, ворота, автобус, зліт. Діти бояться незнайомого, а не самого польоту. Обирайте рейс на час сну, якщо малюк засинає будь-де, або ранній ранок, якщо спить лише в ліжку.

## В аеропорту

- Візок здаєте аж біля входу в літак.
- Молоко, вода для суміші та пюре пройдуть контроль і понад 100 мл — скажіть про них одразу.
- Бігайте з дитиною терміналом, скільки можна. Потім вона сидітиме.

## У повітрі

Під час зльоту й посадки хай смокче, п’є або жує: вуха болять менше. Нову іграшку дістаньте лише на другій годині. І не перепрошуйте всіх навколо — більшість теж має дітей.

## Чого не брати

Набору на кожен випадок. Підгузки, серветки та кашу купите на місці; ліків, улюбленої іграшки й документа дитини не купите ніде.`,
  },
})
