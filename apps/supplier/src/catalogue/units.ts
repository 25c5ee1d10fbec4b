import type { Unit, UnitType } from './product.ts'
import type { Question } from './questions.ts'
import { inSix, type Six, six } from './six.ts'

/** Who a product is for: everybody, everybody with reductions and families, adults, divers or passengers. */
export type UnitSet = 'everybody' | 'reduced' | 'grown-ups' | 'divers' | 'passengers'

const titles: Readonly<Record<UnitType, Six>> = {
  ADULT: six('Dorosły', 'Dospělý', 'Adult', 'Felnőtt', 'Дорослий', 'Adult'),
  YOUTH: six('Młodzież', 'Mládež', 'Tânăr', 'Ifjúsági', 'Підліток', 'Youth'),
  CHILD: six('Dziecko', 'Dítě', 'Copil', 'Gyermek', 'Дитина', 'Child'),
  INFANT: six('Małe dziecko', 'Malé dítě', 'Copil mic', 'Kisgyermek', 'Мала дитина', 'Infant'),
  FAMILY: six(
    'Bilet rodzinny (2 + 2)',
    'Rodinná vstupenka (2 + 2)',
    'Bilet de familie (2 + 2)',
    'Családi jegy (2 + 2)',
    'Сімейний квиток (2 + 2)',
    'Family ticket (2 + 2)',
  ),
  SENIOR: six('Senior', 'Senior', 'Senior', 'Nyugdíjas', 'Пенсіонер', 'Senior'),
}

interface Row {
  readonly type: UnitType
  readonly ages: readonly [number, number]
  readonly share: number
  readonly idRequired?: boolean
}

const sets: Readonly<Record<UnitSet, readonly Row[]>> = {
  everybody: [
    { type: 'ADULT', ages: [13, 99], share: 1 },
    { type: 'CHILD', ages: [4, 12], share: 0.6 },
    { type: 'INFANT', ages: [0, 3], share: 0 },
  ],
  reduced: [
    { type: 'ADULT', ages: [18, 64], share: 1 },
    { type: 'SENIOR', ages: [65, 99], share: 0.8, idRequired: true },
    { type: 'YOUTH', ages: [13, 17], share: 0.75 },
    { type: 'CHILD', ages: [4, 12], share: 0.5 },
    { type: 'INFANT', ages: [0, 3], share: 0 },
    { type: 'FAMILY', ages: [0, 99], share: 2.6 },
  ],
  'grown-ups': [{ type: 'ADULT', ages: [18, 99], share: 1, idRequired: true }],
  divers: [
    { type: 'ADULT', ages: [18, 65], share: 1 },
    { type: 'YOUTH', ages: [12, 17], share: 0.9 },
  ],
  passengers: [
    { type: 'ADULT', ages: [12, 99], share: 1 },
    { type: 'CHILD', ages: [3, 11], share: 0.7 },
    { type: 'INFANT', ages: [0, 2], share: 0 },
  ],
}

const leaders: readonly UnitType[] = ['ADULT', 'SENIOR', 'FAMILY']

/** Children need an adult. Personal questions are asked of everybody old enough. */
export function unitsOf(set: UnitSet, personQuestions: readonly Question[]): Unit[] {
  const rows = sets[set]
  const alone = rows.filter(({ type }) => leaders.includes(type)).map(({ type }) => type.toLowerCase())
  return rows.map(({ type, ages, share, idRequired = false }) => ({
    id: type.toLowerCase(),
    type,
    title: titles[type],
    ages: agesText(ages),
    minAge: ages[0],
    maxAge: ages[1],
    paxCount: type === 'FAMILY' ? 4 : 1,
    idRequired,
    accompaniedBy: leaders.includes(type) ? [] : alone,
    share,
    questions: type === 'INFANT' ? [] : personQuestions,
  }))
}

function agesText([from, to]: readonly [number, number]): Six {
  const ages = to === 99 ? `${from}+` : `${from}–${to}`
  return inSix((language) => `${yearsWords[language]} ${ages}`)
}

const yearsWords: Six = six('wiek:', 'věk:', 'vârsta:', 'életkor:', 'вік:', 'age:')
