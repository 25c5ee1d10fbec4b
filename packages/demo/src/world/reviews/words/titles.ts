import { five } from '../../texts/five.ts'

/** By the score of the review. */
export const titles = {
  5: [
    five('Chcę tu wrócić', 'Chci se sem vrátit', 'Vreau să revin', 'Ide visszatérnék', 'Хочу повернутися'),
    five(
      'Lepiej niż na zdjęciach',
      'Lepší než na fotkách',
      'Mai bine decât în poze',
      'Szebb, mint a képeken',
      'Краще, ніж на фото',
    ),
    five('Wymarzony urlop', 'Dovolená snů', 'Vacanța visată', 'Álomnyaralás', 'Відпустка мрії'),
    five(
      'Bez jednego zgrzytu',
      'Všechno klaplo',
      'Totul a mers perfect',
      'Minden klappolt',
      'Усе бездоганно',
    ),
    five('Polecam każdemu', 'Doporučuji všem', 'Recomand tuturor', 'Mindenkinek ajánlom', 'Раджу всім'),
  ],
  4: [
    five(
      'Bardzo udany wyjazd',
      'Velmi povedená dovolená',
      'O vacanță foarte reușită',
      'Nagyon jól sikerült nyaralás',
      'Дуже вдала поїздка',
    ),
    five('Dobry wybór', 'Dobrá volba', 'O alegere bună', 'Jó választás', 'Гарний вибір'),
    five(
      'Prawie wszystko na piątkę',
      'Skoro všechno na jedničku',
      'Aproape totul de nota zece',
      'Majdnem minden ötös',
      'Майже все на п’ятірку',
    ),
    five(
      'Przyjemnie i spokojnie',
      'Příjemně a v klidu',
      'Plăcut și liniștit',
      'Kellemes és nyugodt',
      'Приємно і спокійно',
    ),
    five(
      'Jest za co pochwalić',
      'Je co chválit',
      'Sunt multe de lăudat',
      'Van mit dicsérni',
      'Є за що похвалити',
    ),
  ],
  3: [
    five(
      'W porządku, ale bez zachwytu',
      'Ujde, ale bez nadšení',
      'În regulă, dar fără entuziasm',
      'Rendben van, de nem több',
      'Непогано, але без захвату',
    ),
    five(
      'Są plusy i minusy',
      'Má to plusy i mínusy',
      'Are și plusuri, și minusuri',
      'Vannak előnyei és hátrányai',
      'Є плюси й мінуси',
    ),
    five('Przeciętnie', 'Průměr', 'Mediocru', 'Átlagos', 'Посередньо'),
    five('Na raz wystarczy', 'Jednou to stačilo', 'O dată ajunge', 'Egyszer elég volt', 'Одного разу досить'),
  ],
  2: [
    five(
      'Obietnice większe niż efekt',
      'Slibů víc než skutků',
      'Așteptam mai mult',
      'Többet vártam',
      'Хотілося більшого',
    ),
    five(
      'Zdjęcia obiecują więcej',
      'Fotky slibují víc',
      'Pozele promit mai mult',
      'A képek többet ígérnek',
      'На фото краще',
    ),
    five(
      'Dużo do poprawy',
      'Je co zlepšovat',
      'Multe de îmbunătățit',
      'Sok a javítanivaló',
      'Є що покращувати',
    ),
  ],
  1: [
    five('Duży zawód', 'Velké zklamání', 'O mare dezamăgire', 'Nagy csalódás', 'Велике розчарування'),
    five(
      'Drugi raz tu nie przyjadę',
      'Podruhé sem nepojedu',
      'A doua oară nu mai vin',
      'Ide nem jövök vissza',
      'Вдруге не поїду',
    ),
    five(
      'Szkoda urlopu',
      'Škoda dovolené',
      'Păcat de concediu',
      'Kár volt a szabadságért',
      'Шкода відпустки',
    ),
  ],
} as const
