import { offerCarousel } from '../../components.ts'
import { article, tiles } from '../../words.ts'
import { template } from './template.ts'

export const hotelCard = template(
  'hotelCard',
  {
    pl: 'Karta hotelu',
    cs: 'Karta hotelu',
    ro: 'Fișa hotelului',
    hu: 'Szálloda adatlapja',
    uk: 'Картка готелю',
  },
  [
    offerCarousel({
      source: 'lastWatched',
      heading: {
        pl: 'Ostatnio oglądane hotele',
        cs: 'Naposledy prohlížené hotely',
        ro: 'Hoteluri văzute recent',
        hu: 'Legutóbb megtekintett szállodák',
        uk: 'Нещодавно переглянуті готелі',
      },
    }),
  ],
)

const bring = tiles(
  'fact',
  {
    pl: 'Weź ze sobą',
    cs: 'Vezměte s sebou',
    ro: 'Ia cu tine',
    hu: 'Hozza magával',
    uk: 'Візьміть із собою',
  },
  [
    {
      icon: 'shield',
      label: { pl: 'Dokument', cs: 'Doklad', ro: 'Act', hu: 'Okmány', uk: 'Документ' },
      text: {
        pl: 'Dowód lub paszport, a dla dzieci choćby ich daty urodzenia.',
        cs: 'Občanku nebo pas, u dětí aspoň jejich data narození.',
        ro: 'Cartea de identitate sau pașaportul, iar pentru copii măcar datele de naștere.',
        hu: 'Személyi vagy útlevél, a gyerekeknek legalább a születési dátuma.',
        uk: 'Посвідчення або паспорт, а для дітей бодай дати народження.',
      },
    },
    {
      icon: 'calendar',
      label: {
        pl: 'Kilka terminów',
        cs: 'Několik termínů',
        ro: 'Câteva date',
        hu: 'Több időpont',
        uk: 'Кілька дат',
      },
      text: {
        pl: 'Przesunięcie wylotu o dwa dni potrafi zmienić cenę bardziej niż zmiana hotelu.',
        cs: 'Posun odletu o dva dny změní cenu víc než jiný hotel.',
        ro: 'Două zile diferență la plecare schimbă prețul mai mult decât alt hotel.',
        hu: 'Két nap csúsztatás jobban megváltoztatja az árat, mint egy másik szálloda.',
        uk: 'Зсув вильоту на два дні змінює ціну більше, ніж інший готель.',
      },
    },
    {
      icon: 'price',
      label: { pl: 'Kwotę', cs: 'Částku', ro: 'Suma', hu: 'Az összeget', uk: 'Суму' },
      text: {
        pl: 'Zaliczka to 25 % ceny; kartą, gotówką lub przelewem.',
        cs: 'Záloha činí 25 % ceny; kartou, hotově nebo převodem.',
        ro: 'Avansul este 25 % din preț; cu cardul, numerar sau transfer.',
        hu: 'Az előleg az ár 25 %-a; kártyával, készpénzben vagy átutalással.',
        uk: 'Аванс — 25 % ціни; карткою, готівкою або переказом.',
      },
    },
  ],
)

const cannotCome = article(
  {
    pl: 'Nie możesz przyjść?',
    cs: 'Nemůžete přijít?',
    ro: 'Nu poți veni?',
    hu: 'Nem tud eljönni?',
    uk: 'Не можете прийти?',
  },
  {
    pl: 'Zadzwoń pod {{phone}} albo [napisz](/kontakt). Wszystko, co załatwisz w biurze, załatwisz też przez telefon – poza kawą.',
    cs: 'Zavolejte na {{phone}} nebo [napište](/kontakt). Vše, co vyřídíte v pobočce, vyřídíte i po telefonu – kromě kávy.',
    ro: 'Sună la {{phone}} sau [scrie](/kontakt). Tot ce rezolvi la agenție rezolvi și la telefon – mai puțin cafeaua.',
    hu: 'Hívja a {{phone}} számot, vagy [írjon](/kontakt). Amit az irodában elintézhet, telefonon is elintézheti – a kávét kivéve.',
    uk: 'Зателефонуйте {{phone}} або [напишіть](/kontakt). Усе, що можна зробити в офісі, можна й телефоном — крім кави.',
  },
)

export const officeTemplates = [
  template(
    'contentPageContactCity',
    {
      pl: 'Biura w mieście',
      cs: 'Pobočky ve městě',
      ro: 'Agenții din oraș',
      hu: 'Irodák a városban',
      uk: 'Офіси в місті',
    },
    [bring, cannotCome],
  ),
  template(
    'contentPageContactOffice',
    { pl: 'Biuro', cs: 'Pobočka', ro: 'Agenție', hu: 'Iroda', uk: 'Офіс' },
    [bring, cannotCome],
  ),
]
