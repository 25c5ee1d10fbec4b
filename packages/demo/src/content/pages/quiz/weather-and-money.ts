import { t } from '../../words.ts'
import { answer, question } from './question.ts'

/** Weather, length and money. */
export const weatherAndMoney = [
  question(
    'pogoda',
    t(
      'Jak ma być ciepło?',
      'Jak teplo má být?',
      'Cât de cald să fie?',
      'Milyen meleg legyen?',
      'Наскільки тепло має бути?',
    ),
    {
      hint: t(
        'Temperatury w dzień, zwykłe dla tej pory roku.',
        'Denní teploty obvyklé pro toto období.',
        'Temperaturi din timpul zilei, obișnuite pentru anotimp.',
        'Az évszakban szokásos nappali hőmérséklet.',
        'Денна температура, звична для цієї пори.',
      ),
      isKept: false,
    },
    [
      answer(
        'goraco',
        t('Gorąco', 'Horko', 'Foarte cald', 'Forróság', 'Спекотно'),
        t(
          'Od 28 °C, woda od 22 °C',
          'Od 28 °C, voda od 22 °C',
          'De la 28 °C, apa de la 22 °C',
          '28 °C-tól, a víz 22 °C-tól',
          'Від 28 °C, вода від 22 °C',
        ),
        ['tropics', 'asian', 'noon'],
        { airFrom: 28, seaFrom: 22 },
      ),
      answer(
        'cieplo',
        t('Ciepło', 'Teplo', 'Cald', 'Meleg', 'Тепло'),
        t('Od 21 do 30 °C', 'Od 21 do 30 °C', 'Între 21 și 30 °C', '21 és 30 °C között', 'Від 21 до 30 °C'),
        ['coast', 'canary', 'golden'],
        { airFrom: 21, airTo: 30 },
      ),
      answer(
        'lagodnie',
        t('Łagodnie', 'Příjemně', 'Blând', 'Enyhe idő', 'Помірно'),
        t('Od 10 do 24 °C', 'Od 10 do 24 °C', 'Între 10 și 24 °C', '10 és 24 °C között', 'Від 10 до 24 °C'),
        ['lake', 'alpine', 'morning'],
        { airFrom: 10, airTo: 24 },
      ),
      answer(
        'chlodno',
        t('Chłodno', 'Chladno', 'Răcoare', 'Hűvös', 'Прохолодно'),
        t(
          'Najwyżej 14 °C, czasem śnieg',
          'Nejvýš 14 °C, někdy sníh',
          'Cel mult 14 °C, uneori zăpadă',
          'Legfeljebb 14 °C, néha hó',
          'Щонайбільше 14 °C, іноді сніг',
        ),
        ['snow', 'tatrawinter', 'noon'],
        { airTo: 14 },
      ),
    ],
  ),
  question(
    'jak-dlugo',
    t('Na jak długo?', 'Na jak dlouho?', 'Pentru cât timp?', 'Mennyi időre?', 'На скільки?'),
    { hint: null, isKept: false },
    [
      answer(
        'weekend',
        t(
          'Na przedłużony weekend',
          'Na prodloužený víkend',
          'Un weekend prelungit',
          'Hosszú hétvégére',
          'На довгі вихідні',
        ),
        t('Od 2 do 4 nocy', '2 až 4 noci', 'Între 2 și 4 nopți', '2–4 éjszakára', 'Від 2 до 4 ночей'),
        ['lobby', 'nordic', 'dusk'],
        { durationFrom: 2, durationTo: 4 },
      ),
      answer(
        'tydzien',
        t('Na tydzień', 'Na týden', 'O săptămână', 'Egy hétre', 'На тиждень'),
        t('Od 6 do 8 nocy', '6 až 8 nocí', 'Între 6 și 8 nopți', '6–8 éjszakára', 'Від 6 до 8 ночей'),
        ['resort', 'greek', 'noon'],
        { durationFrom: 6, durationTo: 8 },
      ),
      answer(
        'dluzej',
        t('Na dziesięć dni', 'Na deset dní', 'Zece zile', 'Tíz napra', 'На десять днів'),
        t('Od 9 do 11 nocy', '9 až 11 nocí', 'Între 9 și 11 nopți', '9–11 éjszakára', 'Від 9 до 11 ночей'),
        ['coast', 'croatian', 'golden'],
        { durationFrom: 9, durationTo: 11 },
      ),
      answer(
        'dwa-tygodnie',
        t('Na dwa tygodnie', 'Na dva týdny', 'Două săptămâni', 'Két hétre', 'На два тижні'),
        t(
          'Od 12 do 15 nocy',
          '12 až 15 nocí',
          'Între 12 și 15 nopți',
          '12–15 éjszakára',
          'Від 12 до 15 ночей',
        ),
        ['aerial', 'caribbean', 'noon'],
        { durationFrom: 12, durationTo: 15 },
      ),
    ],
  ),
  question(
    'budzet',
    t('Ile na osobę?', 'Kolik za osobu?', 'Cât de persoană?', 'Mennyit személyenként?', 'Скільки на особу?'),
    {
      hint: t(
        'Za wszystko: dojazd, nocleg i obowiązkowe opłaty.',
        'Za všechno: cestu, nocleh i povinné poplatky.',
        'Pentru tot: transport, cazare și taxe obligatorii.',
        'Mindenre: útra, szállásra és kötelező díjakra.',
        'За все: дорогу, житло й обов’язкові збори.',
      ),
      isKept: false,
    },
    [
      answer(
        'do-2000',
        t('Do 2000 zł', 'Do 2000 zł', 'Până la 2000 zł', 'Legfeljebb 2000 zł', 'До 2000 zł'),
        null,
        ['harbour', 'croatian', 'morning'],
        { budget: 2000 },
      ),
      answer(
        'do-3500',
        t('Do 3500 zł', 'Do 3500 zł', 'Până la 3500 zł', 'Legfeljebb 3500 zł', 'До 3500 zł'),
        null,
        ['pool', 'spanish', 'golden'],
        { budget: 3500 },
      ),
      answer(
        'do-6000',
        t('Do 6000 zł', 'Do 6000 zł', 'Până la 6000 zł', 'Legfeljebb 6000 zł', 'До 6000 zł'),
        null,
        ['resort', 'arabic', 'dusk'],
        { budget: 6000 },
      ),
      answer(
        'dowolnie',
        t(
          'Cena nie gra roli',
          'Na ceně nezáleží',
          'Prețul nu contează',
          'Az ár nem számít',
          'Ціна не важлива',
        ),
        null,
        ['spa', 'asian', 'dusk'],
        {},
      ),
    ],
  ),
]
