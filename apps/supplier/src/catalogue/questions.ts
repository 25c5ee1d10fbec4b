import { type Six, six } from './six.ts'

export interface Question {
  readonly id: string
  readonly title: Six
  readonly hint: Six | null
  readonly isRequired: boolean
  readonly inputType: 'text' | 'number' | 'select' | 'date' | 'tel' | 'textarea'
  /** The range of a number, both ends included. */
  readonly between?: readonly [number, number]
  readonly choices: readonly { readonly value: string; readonly label: Six }[]
}

const centimetres = six(
  'w centymetrach',
  'v centimetrech',
  'în centimetri',
  'centiméterben',
  'у сантиметрах',
  'in centimetres',
)
const kilograms = six(
  'w kilogramach',
  'v kilogramech',
  'în kilograme',
  'kilogrammban',
  'у кілограмах',
  'in kilograms',
)

export const questions = {
  height: {
    id: 'height',
    title: six('Wzrost', 'Výška', 'Înălțime', 'Testmagasság', 'Зріст', 'Height'),
    hint: centimetres,
    isRequired: true,
    inputType: 'number',
    between: [60, 230],
    choices: [],
  },
  weight: {
    id: 'weight',
    title: six('Waga', 'Váha', 'Greutate', 'Testsúly', 'Вага', 'Weight'),
    hint: kilograms,
    isRequired: true,
    inputType: 'number',
    between: [10, 250],
    choices: [],
  },
  passport: {
    id: 'passport',
    title: six(
      'Numer paszportu lub dowodu',
      'Číslo pasu nebo občanského průkazu',
      'Numărul pașaportului sau al cărții de identitate',
      'Útlevél vagy személyi igazolvány száma',
      'Номер паспорта або посвідчення особи',
      'Passport or identity card number',
    ),
    hint: six(
      'do listy pasażerów',
      'na seznam cestujících',
      'pentru lista pasagerilor',
      'az utaslistához',
      'для списку пасажирів',
      'for the passenger list',
    ),
    isRequired: true,
    inputType: 'text',
    choices: [],
  },
  diet: {
    id: 'diet',
    title: six('Dieta', 'Strava', 'Dietă', 'Étrend', 'Харчування', 'Diet'),
    hint: null,
    isRequired: true,
    inputType: 'select',
    choices: [
      {
        value: 'any',
        label: six('jem wszystko', 'jím vše', 'mănânc orice', 'mindent eszem', 'їм усе', 'I eat everything'),
      },
      {
        value: 'vegetarian',
        label: six(
          'wegetariańska',
          'vegetariánská',
          'vegetariană',
          'vegetáriánus',
          'вегетаріанське',
          'vegetarian',
        ),
      },
      { value: 'vegan', label: six('wegańska', 'veganská', 'vegană', 'vegán', 'веганське', 'vegan') },
      {
        value: 'gluten-free',
        label: six('bezglutenowa', 'bezlepková', 'fără gluten', 'gluténmentes', 'без глютену', 'gluten-free'),
      },
    ],
  },
  certificate: {
    id: 'certificate',
    title: six(
      'Certyfikat nurkowy',
      'Potápěčský certifikát',
      'Certificat de scafandru',
      'Búvárminősítés',
      'Сертифікат дайвера',
      'Diving certificate',
    ),
    hint: null,
    isRequired: true,
    inputType: 'select',
    choices: [
      {
        value: 'open-water',
        label: six(
          'Open Water (OWD, P1)',
          'Open Water (OWD, P1)',
          'Open Water (OWD, P1)',
          'Open Water (OWD, P1)',
          'Open Water (OWD, P1)',
          'Open Water (OWD, P1)',
        ),
      },
      {
        value: 'advanced',
        label: six(
          'Advanced (AOWD, P2)',
          'Advanced (AOWD, P2)',
          'Advanced (AOWD, P2)',
          'Advanced (AOWD, P2)',
          'Advanced (AOWD, P2)',
          'Advanced (AOWD, P2)',
        ),
      },
      {
        value: 'rescue',
        label: six(
          'Rescue lub wyższy',
          'Rescue nebo vyšší',
          'Rescue sau superior',
          'Rescue vagy magasabb',
          'Rescue або вищий',
          'Rescue or higher',
        ),
      },
    ],
  },
  flight: {
    id: 'flight',
    title: six('Numer lotu', 'Číslo letu', 'Numărul zborului', 'Járatszám', 'Номер рейсу', 'Flight number'),
    hint: six(
      'np. 7Z 1234',
      'např. 7Z 1234',
      'de ex. 7Z 1234',
      'pl. 7Z 1234',
      'наприклад 7Z 1234',
      'e.g. 7Z 1234',
    ),
    isRequired: true,
    inputType: 'text',
    choices: [],
  },
  wishes: {
    id: 'wishes',
    title: six(
      'Życzenia dla prowadzącego',
      'Přání pro průvodce',
      'Dorințe pentru organizator',
      'Kívánságok a szervezőnek',
      'Побажання організаторові',
      'Wishes for the host',
    ),
    hint: six(
      'np. urodziny, wózek, dziecięcy fotelik',
      'např. narozeniny, kočárek, dětská sedačka',
      'de ex. zi de naștere, cărucior, scaun pentru copii',
      'pl. születésnap, babakocsi, gyerekülés',
      'наприклад день народження, візок, дитяче крісло',
      'e.g. a birthday, a pushchair, a child seat',
    ),
    isRequired: false,
    inputType: 'textarea',
    choices: [],
  },
} as const satisfies Readonly<Record<string, Question>>

export type QuestionName = keyof typeof questions

export const asked = (...names: readonly QuestionName[]): Question[] => names.map((name) => questions[name])
