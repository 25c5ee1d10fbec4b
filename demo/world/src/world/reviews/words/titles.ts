import type { Localised } from '@wojaz/travel/locale'

/** By the score of the review. */
export const titles = {
  5: [
    {
      pl: 'Chcę tu wrócić',
      cs: 'Chci se sem vrátit',
      ro: 'Vreau să revin',
      hu: 'Ide visszatérnék',
      uk: 'Хочу повернутися',
    },
    {
      pl: 'Lepiej niż na zdjęciach',
      cs: 'Lepší než na fotkách',
      ro: 'Mai bine decât în poze',
      hu: 'Szebb, mint a képeken',
      uk: 'Краще, ніж на фото',
    },
    {
      pl: 'Wymarzony urlop',
      cs: 'Dovolená snů',
      ro: 'Vacanța visată',
      hu: 'Álomnyaralás',
      uk: 'Відпустка мрії',
    },
    {
      pl: 'Bez jednego zgrzytu',
      cs: 'Všechno klaplo',
      ro: 'Totul a mers perfect',
      hu: 'Minden klappolt',
      uk: 'Усе бездоганно',
    },
    {
      pl: 'Polecam każdemu',
      cs: 'Doporučuji všem',
      ro: 'Recomand tuturor',
      hu: 'Mindenkinek ajánlom',
      uk: 'Раджу всім',
    },
  ],
  4: [
    {
      pl: 'Bardzo udany wyjazd',
      cs: 'Velmi povedená dovolená',
      ro: 'O vacanță foarte reușită',
      hu: 'Nagyon jól sikerült nyaralás',
      uk: 'Дуже вдала поїздка',
    },
    { pl: 'Dobry wybór', cs: 'Dobrá volba', ro: 'O alegere bună', hu: 'Jó választás', uk: 'Гарний вибір' },
    {
      pl: 'Prawie wszystko na piątkę',
      cs: 'Skoro všechno na jedničku',
      ro: 'Aproape totul de nota zece',
      hu: 'Majdnem minden ötös',
      uk: 'Майже все на п’ятірку',
    },
    {
      pl: 'Przyjemnie i spokojnie',
      cs: 'Příjemně a v klidu',
      ro: 'Plăcut și liniștit',
      hu: 'Kellemes és nyugodt',
      uk: 'Приємно і спокійно',
    },
    {
      pl: 'Jest za co pochwalić',
      cs: 'Je co chválit',
      ro: 'Sunt multe de lăudat',
      hu: 'Van mit dicsérni',
      uk: 'Є за що похвалити',
    },
  ],
  3: [
    {
      pl: 'W porządku, ale bez zachwytu',
      cs: 'Ujde, ale bez nadšení',
      ro: 'În regulă, dar fără entuziasm',
      hu: 'Rendben van, de nem több',
      uk: 'Непогано, але без захвату',
    },
    {
      pl: 'Są plusy i minusy',
      cs: 'Má to plusy i mínusy',
      ro: 'Are și plusuri, și minusuri',
      hu: 'Vannak előnyei és hátrányai',
      uk: 'Є плюси й мінуси',
    },
    { pl: 'Przeciętnie', cs: 'Průměr', ro: 'Mediocru', hu: 'Átlagos', uk: 'Посередньо' },
    {
      pl: 'Na raz wystarczy',
      cs: 'Jednou to stačilo',
      ro: 'O dată ajunge',
      hu: 'Egyszer elég volt',
      uk: 'Одного разу досить',
    },
  ],
  2: [
    {
      pl: 'Obietnice większe niż efekt',
      cs: 'Slibů víc než skutků',
      ro: 'Așteptam mai mult',
      hu: 'Többet vártam',
      uk: 'Хотілося більшого',
    },
    {
      pl: 'Zdjęcia obiecują więcej',
      cs: 'Fotky slibují víc',
      ro: 'Pozele promit mai mult',
      hu: 'A képek többet ígérnek',
      uk: 'На фото краще',
    },
    {
      pl: 'Dużo do poprawy',
      cs: 'Je co zlepšovat',
      ro: 'Multe de îmbunătățit',
      hu: 'Sok a javítanivaló',
      uk: 'Є що покращувати',
    },
  ],
  1: [
    {
      pl: 'Duży zawód',
      cs: 'Velké zklamání',
      ro: 'O mare dezamăgire',
      hu: 'Nagy csalódás',
      uk: 'Велике розчарування',
    },
    {
      pl: 'Drugi raz tu nie przyjadę',
      cs: 'Podruhé sem nepojedu',
      ro: 'A doua oară nu mai vin',
      hu: 'Ide nem jövök vissza',
      uk: 'Вдруге не поїду',
    },
    {
      pl: 'Szkoda urlopu',
      cs: 'Škoda dovolené',
      ro: 'Păcat de concediu',
      hu: 'Kár volt a szabadságért',
      uk: 'Шкода відпустки',
    },
  ],
} satisfies Record<string, readonly Localised[]>
