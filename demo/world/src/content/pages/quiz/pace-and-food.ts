import { answer, question } from './question.ts'

/** These answers are ignored first if too few places match. */
export const paceAndFood = [
  question(
    'tempo',
    {
      pl: 'W jakim tempie?',
      cs: 'Jakým tempem?',
      ro: 'În ce ritm?',
      hu: 'Milyen tempóban?',
      uk: 'У якому темпі?',
    },
    { hint: null, isKept: false },
    [
      answer(
        'spokojnie',
        {
          pl: 'Cisza i spokój',
          cs: 'Ticho a klid',
          ro: 'Liniște',
          hu: 'Csend és nyugalom',
          uk: 'Тиша і спокій',
        },
        null,
        ['lake', 'nordic', 'dusk'],
        { features: ['forWhom:quiet', 'forWhom:couples'] },
      ),
      answer(
        'rodzinnie',
        {
          pl: 'Atrakcje dla dzieci',
          cs: 'Zábava pro děti',
          ro: 'Distracție pentru copii',
          hu: 'Programok gyerekeknek',
          uk: 'Розваги для дітей',
        },
        null,
        ['pool', 'greek', 'noon'],
        { features: ['forWhom:families'] },
      ),
      answer(
        'aktywnie',
        {
          pl: 'Sport i ruch',
          cs: 'Sport a pohyb',
          ro: 'Sport și mișcare',
          hu: 'Sport és mozgás',
          uk: 'Спорт і рух',
        },
        null,
        ['mountains', 'alpine', 'noon'],
        { features: ['forWhom:active'] },
      ),
      answer(
        'towarzysko',
        {
          pl: 'Zabawa do wieczora',
          cs: 'Zábava do večera',
          ro: 'Distracție până seara',
          hu: 'Szórakozás estig',
          uk: 'Розваги до вечора',
        },
        null,
        ['harbour', 'italian', 'night'],
        { features: ['facilities:entertainment'] },
      ),
    ],
  ),
  question(
    'jedzenie',
    {
      pl: 'Co z jedzeniem?',
      cs: 'A co jídlo?',
      ro: 'Cum rămâne cu masa?',
      hu: 'Mi legyen az étkezéssel?',
      uk: 'А як з їжею?',
    },
    { hint: null, isKept: false },
    [
      answer(
        'all-inclusive',
        {
          pl: 'All inclusive',
          cs: 'All inclusive',
          ro: 'All inclusive',
          hu: 'All inclusive',
          uk: 'Усе включено',
        },
        {
          pl: 'Jedzenie i napoje przez cały dzień',
          cs: 'Jídlo i pití po celý den',
          ro: 'Mâncare și băuturi toată ziua',
          hu: 'Étel és ital egész nap',
          uk: 'Їжа й напої весь день',
        },
        ['plate', 'turkish', 'noon'],
        { features: ['board:AI', 'board:UA'] },
      ),
      answer(
        'obiadokolacje',
        {
          pl: 'Śniadania i kolacje',
          cs: 'Snídaně a večeře',
          ro: 'Mic dejun și cină',
          hu: 'Reggeli és vacsora',
          uk: 'Сніданки й вечері',
        },
        null,
        ['plate', 'italian', 'dusk'],
        { features: ['board:HB', 'board:FB'] },
      ),
      answer(
        'sniadania',
        {
          pl: 'Tylko śniadania',
          cs: 'Jen snídaně',
          ro: 'Doar mic dejun',
          hu: 'Csak reggeli',
          uk: 'Лише сніданки',
        },
        null,
        ['plate', 'greek', 'morning'],
        { features: ['board:BB'] },
      ),
      answer(
        'samodzielnie',
        {
          pl: 'Gotuję lub jem w mieście',
          cs: 'Vařím nebo jím ve městě',
          ro: 'Gătesc sau mănânc în oraș',
          hu: 'Főzök vagy étterembe járok',
          uk: 'Готую або їм у місті',
        },
        null,
        ['old-town', 'italian', 'golden'],
        { features: ['board:RO'] },
      ),
    ],
  ),
]
