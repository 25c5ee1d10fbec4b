import { offerCarousel } from '../../components.ts'
import { article, t, tiles } from '../../words.ts'
import { template } from './template.ts'

export const hotelCard = template(
  'hotelCard',
  t('Karta hotelu', 'Karta hotelu', 'Fișa hotelului', 'Szálloda adatlapja', 'Картка готелю'),
  [
    offerCarousel({
      source: 'lastWatched',
      heading: t(
        'Ostatnio oglądane hotele',
        'Naposledy prohlížené hotely',
        'Hoteluri văzute recent',
        'Legutóbb megtekintett szállodák',
        'Нещодавно переглянуті готелі',
      ),
    }),
  ],
)

const bring = tiles(
  'fact',
  t('Weź ze sobą', 'Vezměte s sebou', 'Ia cu tine', 'Hozza magával', 'Візьміть із собою'),
  [
    {
      icon: 'shield',
      label: t('Dokument', 'Doklad', 'Act', 'Okmány', 'Документ'),
      text: t(
        'Dowód lub paszport, a dla dzieci choćby ich daty urodzenia.',
        'Občanku nebo pas, u dětí aspoň jejich data narození.',
        'Cartea de identitate sau pașaportul, iar pentru copii măcar datele de naștere.',
        'Személyi vagy útlevél, a gyerekeknek legalább a születési dátuma.',
        'Посвідчення або паспорт, а для дітей бодай дати народження.',
      ),
    },
    {
      icon: 'calendar',
      label: t('Kilka terminów', 'Několik termínů', 'Câteva date', 'Több időpont', 'Кілька дат'),
      text: t(
        'Przesunięcie wylotu o dwa dni potrafi zmienić cenę bardziej niż zmiana hotelu.',
        'Posun odletu o dva dny změní cenu víc než jiný hotel.',
        'Două zile diferență la plecare schimbă prețul mai mult decât alt hotel.',
        'Két nap csúsztatás jobban megváltoztatja az árat, mint egy másik szálloda.',
        'Зсув вильоту на два дні змінює ціну більше, ніж інший готель.',
      ),
    },
    {
      icon: 'price',
      label: t('Kwotę', 'Částku', 'Suma', 'Az összeget', 'Суму'),
      text: t(
        'Zaliczka to 25 % ceny; kartą, gotówką lub przelewem.',
        'Záloha činí 25 % ceny; kartou, hotově nebo převodem.',
        'Avansul este 25 % din preț; cu cardul, numerar sau transfer.',
        'Az előleg az ár 25 %-a; kártyával, készpénzben vagy átutalással.',
        'Аванс — 25 % ціни; карткою, готівкою або переказом.',
      ),
    },
  ],
)

const cannotCome = article(
  t('Nie możesz przyjść?', 'Nemůžete přijít?', 'Nu poți veni?', 'Nem tud eljönni?', 'Не можете прийти?'),
  t(
    'Zadzwoń pod {{phone}} albo [napisz](/kontakt). Wszystko, co załatwisz w biurze, załatwisz też przez telefon – poza kawą.',
    'Zavolejte na {{phone}} nebo [napište](/kontakt). Vše, co vyřídíte v pobočce, vyřídíte i po telefonu – kromě kávy.',
    'Sună la {{phone}} sau [scrie](/kontakt). Tot ce rezolvi la agenție rezolvi și la telefon – mai puțin cafeaua.',
    'Hívja a {{phone}} számot, vagy [írjon](/kontakt). Amit az irodában elintézhet, telefonon is elintézheti – a kávét kivéve.',
    'Зателефонуйте {{phone}} або [напишіть](/kontakt). Усе, що можна зробити в офісі, можна й телефоном — крім кави.',
  ),
)

export const officeTemplates = [
  template(
    'contentPageContactCity',
    t('Biura w mieście', 'Pobočky ve městě', 'Agenții din oraș', 'Irodák a városban', 'Офіси в місті'),
    [bring, cannotCome],
  ),
  template('contentPageContactOffice', t('Biuro', 'Pobočka', 'Agenție', 'Iroda', 'Офіс'), [
    bring,
    cannotCome,
  ]),
]
