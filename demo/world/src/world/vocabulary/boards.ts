import type { Localised } from '@wojaz/travel/locale'

export type BoardCode = 'UA' | 'AI' | 'FB' | 'HB' | 'BB' | 'RO'

interface Board {
  code: BoardCode
  names: Localised
  /** Price relative to all inclusive, in thousandths. */
  factor: number
}

/** From the fullest to none, as guests read them. */
export const boards: readonly Board[] = [
  {
    code: 'UA',
    names: {
      pl: 'Ultra all inclusive',
      cs: 'Ultra all inclusive',
      ro: 'Ultra all inclusive',
      hu: 'Ultra all inclusive',
      uk: 'Ультра все включено',
    },
    factor: 1170,
  },
  {
    code: 'AI',
    names: {
      pl: 'All inclusive',
      cs: 'All inclusive',
      ro: 'All inclusive',
      hu: 'All inclusive',
      uk: 'Все включено',
    },
    factor: 1000,
  },
  {
    code: 'FB',
    names: {
      pl: 'Trzy posiłki',
      cs: 'Plná penze',
      ro: 'Pensiune completă',
      hu: 'Teljes ellátás',
      uk: 'Повний пансіон',
    },
    factor: 890,
  },
  {
    code: 'HB',
    names: { pl: 'Dwa posiłki', cs: 'Polopenze', ro: 'Demipensiune', hu: 'Félpanzió', uk: 'Напівпансіон' },
    factor: 800,
  },
  {
    code: 'BB',
    names: { pl: 'Śniadania', cs: 'Snídaně', ro: 'Mic dejun', hu: 'Reggeli', uk: 'Сніданки' },
    factor: 690,
  },
  {
    code: 'RO',
    names: {
      pl: 'Bez wyżywienia',
      cs: 'Bez stravy',
      ro: 'Fără masă',
      hu: 'Ellátás nélkül',
      uk: 'Без харчування',
    },
    factor: 610,
  },
]
