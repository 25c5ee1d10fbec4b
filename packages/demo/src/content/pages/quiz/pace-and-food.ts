import { t } from '../../words.ts'
import { answer, question } from './question.ts'

/** What is left out first when places are few. */
export const paceAndFood = [
  question(
    'tempo',
    t('W jakim tempie?', 'Jakým tempem?', 'În ce ritm?', 'Milyen tempóban?', 'У якому темпі?'),
    { hint: null, isKept: false },
    [
      answer(
        'spokojnie',
        t('Cisza i spokój', 'Ticho a klid', 'Liniște', 'Csend és nyugalom', 'Тиша і спокій'),
        null,
        ['lake', 'nordic', 'dusk'],
        { features: ['forWhom:quiet', 'forWhom:couples'] },
      ),
      answer(
        'rodzinnie',
        t(
          'Atrakcje dla dzieci',
          'Zábava pro děti',
          'Distracție pentru copii',
          'Programok gyerekeknek',
          'Розваги для дітей',
        ),
        null,
        ['pool', 'greek', 'noon'],
        { features: ['forWhom:families'] },
      ),
      answer(
        'aktywnie',
        t('Sport i ruch', 'Sport a pohyb', 'Sport și mișcare', 'Sport és mozgás', 'Спорт і рух'),
        null,
        ['mountains', 'alpine', 'noon'],
        { features: ['forWhom:active'] },
      ),
      answer(
        'towarzysko',
        t(
          'Zabawa do wieczora',
          'Zábava do večera',
          'Distracție până seara',
          'Szórakozás estig',
          'Розваги до вечора',
        ),
        null,
        ['harbour', 'italian', 'night'],
        { features: ['facilities:entertainment'] },
      ),
    ],
  ),
  question(
    'jedzenie',
    t('Co z jedzeniem?', 'A co jídlo?', 'Cum rămâne cu masa?', 'Mi legyen az étkezéssel?', 'А як з їжею?'),
    { hint: null, isKept: false },
    [
      answer(
        'all-inclusive',
        t('All inclusive', 'All inclusive', 'All inclusive', 'All inclusive', 'Усе включено'),
        t(
          'Jedzenie i napoje przez cały dzień',
          'Jídlo i pití po celý den',
          'Mâncare și băuturi toată ziua',
          'Étel és ital egész nap',
          'Їжа й напої весь день',
        ),
        ['plate', 'turkish', 'noon'],
        { features: ['board:AI', 'board:UA'] },
      ),
      answer(
        'obiadokolacje',
        t(
          'Śniadania i kolacje',
          'Snídaně a večeře',
          'Mic dejun și cină',
          'Reggeli és vacsora',
          'Сніданки й вечері',
        ),
        null,
        ['plate', 'italian', 'dusk'],
        { features: ['board:HB', 'board:FB'] },
      ),
      answer(
        'sniadania',
        t('Tylko śniadania', 'Jen snídaně', 'Doar mic dejun', 'Csak reggeli', 'Лише сніданки'),
        null,
        ['plate', 'greek', 'morning'],
        { features: ['board:BB'] },
      ),
      answer(
        'samodzielnie',
        t(
          'Gotuję lub jem w mieście',
          'Vařím nebo jím ve městě',
          'Gătesc sau mănânc în oraș',
          'Főzök vagy étterembe járok',
          'Готую або їм у місті',
        ),
        null,
        ['old-town', 'italian', 'golden'],
        { features: ['board:RO'] },
      ),
    ],
  ),
]
