import { t } from '../../words.ts'
import { answer, question, regionsWith } from './question.ts'

/** What decides most, and is never left out. */
export const whoWhenWhat = [
  question(
    'kto',
    t('Kto jedzie?', 'Kdo jede?', 'Cine călătorește?', 'Kik utaznak?', 'Хто їде?'),
    {
      hint: t(
        'Policzymy ceny dla tej grupy.',
        'Ceny spočítáme pro tuto skupinu.',
        'Calculăm prețurile pentru acest grup.',
        'Erre a társaságra számoljuk az árakat.',
        'Порахуємо ціни для цієї групи.',
      ),
      isKept: true,
    },
    [
      answer(
        'solo',
        t('Jedna osoba', 'Jedna osoba', 'O persoană', 'Egy fő', 'Одна особа'),
        null,
        ['harbour', 'portuguese', 'morning'],
        { adults: 1 },
      ),
      answer(
        'para',
        t('We dwoje', 'Ve dvou', 'În doi', 'Ketten', 'Удвох'),
        null,
        ['coast', 'greek', 'golden'],
        { adults: 2 },
      ),
      answer(
        'rodzina',
        t(
          'Rodzina z dwójką dzieci',
          'Rodina se dvěma dětmi',
          'Familie cu doi copii',
          'Család két gyerekkel',
          'Родина з двома дітьми',
        ),
        t(
          'Dzieci w wieku 4 i 9 lat',
          'Děti ve věku 4 a 9 let',
          'Copii de 4 și 9 ani',
          '4 és 9 éves gyerekek',
          'Діти 4 і 9 років',
        ),
        ['pool', 'turkish', 'noon'],
        { adults: 2, childAges: '4, 9' },
      ),
      answer(
        'przyjaciele',
        t('Czworo przyjaciół', 'Čtyři přátelé', 'Patru prieteni', 'Négy barát', 'Четверо друзів'),
        null,
        ['old-town', 'spanish', 'dusk'],
        { adults: 4 },
      ),
    ],
  ),
  question(
    'kiedy',
    t('Kiedy?', 'Kdy?', 'Când?', 'Mikor?', 'Коли?'),
    {
      hint: t(
        'Wystarczy pora roku. Dokładny dzień wybierzesz później.',
        'Stačí roční období. Přesný den vyberete později.',
        'Ajunge anotimpul. Ziua exactă o alegi mai târziu.',
        'Elég az évszak. A pontos napot később választja ki.',
        'Досить пори року. Точний день виберете пізніше.',
      ),
      isKept: true,
    },
    [
      answer(
        'wiosna',
        t('Wiosną', 'Na jaře', 'Primăvara', 'Tavasszal', 'Навесні'),
        t(
          'Marzec, kwiecień, maj',
          'Březen, duben, květen',
          'Martie, aprilie, mai',
          'Március, április, május',
          'Березень, квітень, травень',
        ),
        ['countryside', 'italian', 'morning'],
        { months: ['3', '4', '5'] },
      ),
      answer(
        'lato',
        t('Latem', 'V létě', 'Vara', 'Nyáron', 'Улітку'),
        t(
          'Czerwiec, lipiec, sierpień',
          'Červen, červenec, srpen',
          'Iunie, iulie, august',
          'Június, július, augusztus',
          'Червень, липень, серпень',
        ),
        ['beach', 'spanish', 'noon'],
        { months: ['6', '7', '8'] },
      ),
      answer(
        'jesien',
        t('Jesienią', 'Na podzim', 'Toamna', 'Ősszel', 'Восени'),
        t(
          'Wrzesień, październik, listopad',
          'Září, říjen, listopad',
          'Septembrie, octombrie, noiembrie',
          'Szeptember, október, november',
          'Вересень, жовтень, листопад',
        ),
        ['old-town', 'bohemian', 'golden'],
        { months: ['9', '10', '11'] },
      ),
      answer(
        'zima',
        t('Zimą', 'V zimě', 'Iarna', 'Télen', 'Узимку'),
        t(
          'Grudzień, styczeń, luty',
          'Prosinec, leden, únor',
          'Decembrie, ianuarie, februarie',
          'December, január, február',
          'Грудень, січень, лютий',
        ),
        ['snow', 'alpinewinter', 'morning'],
        { months: ['12', '1', '2'] },
      ),
    ],
  ),
  question(
    'co',
    t(
      'Co chcesz tam robić?',
      'Co tam chcete dělat?',
      'Ce vrei să faci acolo?',
      'Mit szeretne ott csinálni?',
      'Що ви хочете там робити?',
    ),
    { hint: null, isKept: true },
    [
      answer(
        'plaza',
        t('Leżeć na plaży', 'Ležet na pláži', 'Să stau pe plajă', 'Strandolni', 'Лежати на пляжі'),
        t(
          'Samolotem, do plaży najwyżej 300 m',
          'Letadlem, k pláži nejvýš 300 m',
          'Cu avionul, la cel mult 300 m de plajă',
          'Repülővel, legfeljebb 300 m a parttól',
          'Літаком, до пляжу щонайбільше 300 м',
        ),
        ['beach', 'caribbean', 'noon'],
        { tripType: 'WS', features: ['beach:firstLine', 'beach:upTo300'] },
      ),
      answer(
        'miasto',
        t('Chodzić po mieście', 'Chodit po městě', 'Să mă plimb prin oraș', 'Várost nézni', 'Гуляти містом'),
        t(
          'Krótki dojazd własnym autem',
          'Kousek vlastním autem',
          'Aproape, cu mașina proprie',
          'Rövid út saját autóval',
          'Недалеко власним авто',
        ),
        ['city', 'bohemian', 'dusk'],
        { tripType: 'DW', destinations: regionsWith('city') },
      ),
      answer(
        'gory',
        t('Chodzić po górach', 'Chodit po horách', 'Să urc pe munte', 'Hegyekben túrázni', 'Ходити горами'),
        t(
          'Własnym autem, szlaki za progiem',
          'Vlastním autem, stezky za dveřmi',
          'Cu mașina proprie, traseele pornesc de la ușă',
          'Saját autóval, a küszöbtől induló utakkal',
          'Власним авто, стежки від порога',
        ),
        ['mountains', 'tatra', 'morning'],
        { tripType: 'DW', destinations: regionsWith('mountains') },
      ),
      answer(
        'objazd',
        t(
          'Zobaczyć jak najwięcej',
          'Vidět co nejvíc',
          'Să văd cât mai mult',
          'Minél többet látni',
          'Побачити якнайбільше',
        ),
        t(
          'Wycieczka objazdowa z pilotem',
          'Poznávací zájezd s průvodcem',
          'Circuit cu ghid',
          'Körutazás idegenvezetővel',
          'Тур із супроводом гіда',
        ),
        ['desert', 'egyptian', 'golden'],
        { tripType: 'WO' },
      ),
    ],
  ),
]
