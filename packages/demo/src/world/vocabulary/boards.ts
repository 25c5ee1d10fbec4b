import { type Five, five } from '../texts/five.ts'

export type BoardCode = 'UA' | 'AI' | 'FB' | 'HB' | 'BB' | 'RO'

interface Board {
  code: BoardCode
  names: Five
  /** Price against all inclusive, in thousandths. */
  factor: number
}

/** From the fullest to none: the order guests read them in. */
export const boards: readonly Board[] = [
  {
    code: 'UA',
    names: five(
      'Ultra all inclusive',
      'Ultra all inclusive',
      'Ultra all inclusive',
      'Ultra all inclusive',
      'Ультра все включено',
    ),
    factor: 1170,
  },
  {
    code: 'AI',
    names: five('All inclusive', 'All inclusive', 'All inclusive', 'All inclusive', 'Все включено'),
    factor: 1000,
  },
  {
    code: 'FB',
    names: five('Trzy posiłki', 'Plná penze', 'Pensiune completă', 'Teljes ellátás', 'Повний пансіон'),
    factor: 890,
  },
  {
    code: 'HB',
    names: five('Dwa posiłki', 'Polopenze', 'Demipensiune', 'Félpanzió', 'Напівпансіон'),
    factor: 800,
  },
  { code: 'BB', names: five('Śniadania', 'Snídaně', 'Mic dejun', 'Reggeli', 'Сніданки'), factor: 690 },
  {
    code: 'RO',
    names: five('Bez wyżywienia', 'Bez stravy', 'Fără masă', 'Ellátás nélkül', 'Без харчування'),
    factor: 610,
  },
]
