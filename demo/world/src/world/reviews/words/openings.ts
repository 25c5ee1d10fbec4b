import type { Localised } from '@wojaz/travel/locale'

/** By kind of party; {when} is the month, in the form after "was there". */
export const openings = {
  couple: [
    {
      pl: 'Byliśmy tu {when}, we dwoje.',
      cs: 'Byli jsme tu {when}, jen ve dvou.',
      ro: 'Am fost aici {when}, doar noi doi.',
      hu: 'Kettesben voltunk itt, {when}.',
      uk: 'Ми були тут {when}, удвох.',
    },
    {
      pl: 'Urlop tylko dla nas dwojga, {when}.',
      cs: 'Dovolená jen pro nás dva, {when}.',
      ro: 'O vacanță doar pentru noi doi, {when}.',
      hu: 'Nyaralás csak kettőnknek, {when}.',
      uk: 'Відпустка лише для нас двох, {when}.',
    },
    {
      pl: 'Rocznica ślubu {when} i bardzo potrzebny odpoczynek.',
      cs: 'Výročí svatby {when} a zasloužený odpočinek.',
      ro: 'Aniversarea căsătoriei {when} și o odihnă binemeritată.',
      hu: 'Házassági évforduló {when}, és egy régóta várt pihenés.',
      uk: 'Річниця весілля {when} і довгоочікуваний відпочинок.',
    },
    {
      pl: 'Wyjazd we dwoje {when}, bez wielkich planów.',
      cs: 'Výlet ve dvou {when}, bez velkých plánů.',
      ro: 'O escapadă în doi {when}, fără planuri mari.',
      hu: 'Utazás kettesben {when}, nagy tervek nélkül.',
      uk: 'Поїздка вдвох {when}, без великих планів.',
    },
  ],
  family: [
    {
      pl: 'Byliśmy {when} z dwójką dzieci.',
      cs: 'Byli jsme tu {when} se dvěma dětmi.',
      ro: 'Am fost {when} cu doi copii.',
      hu: 'Két gyerekkel voltunk itt, {when}.',
      uk: 'Ми були {when} з двома дітьми.',
    },
    {
      pl: 'Wyjazd rodzinny {when}, dzieci miały 4 i 9 lat.',
      cs: 'Rodinná dovolená {when}, dětem bylo 4 a 9 let.',
      ro: 'Vacanță în familie {when}, copiii aveau 4 și 9 ani.',
      hu: 'Családi nyaralás {when}, a gyerekek 4 és 9 évesek.',
      uk: 'Сімейна поїздка {when}, дітям було 4 і 9 років.',
    },
    {
      pl: 'Pierwszy wspólny wyjazd z małym dzieckiem, {when}.',
      cs: 'První společný výlet s malým dítětem, {when}.',
      ro: 'Prima noastră vacanță cu un copil mic, {when}.',
      hu: 'Első közös utunk a kisgyerekkel, {when}.',
      uk: 'Перша спільна подорож з малою дитиною, {when}.',
    },
    {
      pl: 'Pojechaliśmy {when} w trzy pokolenia: dziadkowie, my i dzieci.',
      cs: 'Jeli jsme {when} ve třech generacích: prarodiče, my a děti.',
      ro: 'Am mers {when} trei generații: bunicii, noi și copiii.',
      hu: 'Három generáció utazott {when}: nagyszülők, mi és a gyerekek.',
      uk: 'Ми їздили {when} трьома поколіннями: дідусь із бабусею, ми та діти.',
    },
  ],
  friends: [
    {
      pl: 'Przyjechaliśmy {when} grupą znajomych.',
      cs: 'Přijeli jsme {when} s partou přátel.',
      ro: 'Am venit {when} cu un grup de prieteni.',
      hu: 'Baráti társasággal jöttünk, {when}.',
      uk: 'Ми приїхали {when} компанією друзів.',
    },
    {
      pl: 'Cztery osoby z jednego biura, {when}.',
      cs: 'Čtyři kolegové z jedné kanceláře, {when}.',
      ro: 'Patru colegi de birou, {when}.',
      hu: 'Négy kolléga egy irodából, {when}.',
      uk: 'Четверо колег з одного офісу, {when}.',
    },
    {
      pl: 'Coroczny wyjazd z przyjaciółmi, tym razem tutaj, {when}.',
      cs: 'Každoroční výlet s přáteli, tentokrát sem, {when}.',
      ro: 'Ieșirea anuală cu prietenii, de data asta aici, {when}.',
      hu: 'Az éves baráti utazás, ezúttal ide, {when}.',
      uk: 'Щорічна поїздка з друзями, цього разу сюди, {when}.',
    },
  ],
  solo: [
    {
      pl: 'Wyjazd w pojedynkę {when}.',
      cs: 'Dovolená o samotě {when}.',
      ro: 'O călătorie de unul singur, {when}.',
      hu: 'Egyedül utaztam ide, {when}.',
      uk: 'Подорож наодинці {when}.',
    },
    {
      pl: 'Urlop tylko dla siebie, {when}.',
      cs: 'Dovolená jen pro sebe, {when}.',
      ro: 'O vacanță doar pentru mine, {when}.',
      hu: 'Nyaralás csak magamnak, {when}.',
      uk: 'Відпустка лише для себе, {when}.',
    },
    {
      pl: 'Szybka decyzja i mała walizka: {when}, bez towarzystwa.',
      cs: 'Rychlé rozhodnutí a kufr: {when}, bez společnosti.',
      ro: 'Decizie rapidă și un bagaj mic: {when}, fără companie.',
      hu: 'Gyors döntés, egy bőrönd: {when}, társaság nélkül.',
      uk: 'Швидке рішення і валіза: {when}, без компанії.',
    },
  ],
} satisfies Record<string, readonly Localised[]>

/** January first. */
export const months = [
  { pl: 'w styczniu', cs: 'v lednu', ro: 'în ianuarie', hu: 'januárban', uk: 'у січні' },
  { pl: 'w lutym', cs: 'v únoru', ro: 'în februarie', hu: 'februárban', uk: 'у лютому' },
  { pl: 'w marcu', cs: 'v březnu', ro: 'în martie', hu: 'márciusban', uk: 'у березні' },
  { pl: 'w kwietniu', cs: 'v dubnu', ro: 'în aprilie', hu: 'áprilisban', uk: 'у квітні' },
  { pl: 'w maju', cs: 'v květnu', ro: 'în mai', hu: 'májusban', uk: 'у травні' },
  { pl: 'w czerwcu', cs: 'v červnu', ro: 'în iunie', hu: 'júniusban', uk: 'у червні' },
  { pl: 'w lipcu', cs: 'v červenci', ro: 'în iulie', hu: 'júliusban', uk: 'у липні' },
  { pl: 'w sierpniu', cs: 'v srpnu', ro: 'în august', hu: 'augusztusban', uk: 'у серпні' },
  { pl: 'we wrześniu', cs: 'v září', ro: 'în septembrie', hu: 'szeptemberben', uk: 'у вересні' },
  { pl: 'w październiku', cs: 'v říjnu', ro: 'în octombrie', hu: 'októberben', uk: 'у жовтні' },
  { pl: 'w listopadzie', cs: 'v listopadu', ro: 'în noiembrie', hu: 'novemberben', uk: 'у листопаді' },
  { pl: 'w grudniu', cs: 'v prosinci', ro: 'în decembrie', hu: 'decemberben', uk: 'у грудні' },
] satisfies Localised[]
