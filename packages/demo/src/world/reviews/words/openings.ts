import { five } from '../../texts/five.ts'

/** By who travelled; {when} is the month, as it stands after "was there". */
export const openings = {
  couple: [
    five(
      'Byliśmy tu {when}, we dwoje.',
      'Byli jsme tu {when}, jen ve dvou.',
      'Am fost aici {when}, doar noi doi.',
      'Kettesben voltunk itt, {when}.',
      'Ми були тут {when}, удвох.',
    ),
    five(
      'Urlop tylko dla nas dwojga, {when}.',
      'Dovolená jen pro nás dva, {when}.',
      'O vacanță doar pentru noi doi, {when}.',
      'Nyaralás csak kettőnknek, {when}.',
      'Відпустка лише для нас двох, {when}.',
    ),
    five(
      'Rocznica ślubu {when} i bardzo potrzebny odpoczynek.',
      'Výročí svatby {when} a zasloužený odpočinek.',
      'Aniversarea căsătoriei {when} și o odihnă binemeritată.',
      'Házassági évforduló {when}, és egy régóta várt pihenés.',
      'Річниця весілля {when} і довгоочікуваний відпочинок.',
    ),
    five(
      'Wyjazd we dwoje {when}, bez wielkich planów.',
      'Výlet ve dvou {when}, bez velkých plánů.',
      'O escapadă în doi {when}, fără planuri mari.',
      'Utazás kettesben {when}, nagy tervek nélkül.',
      'Поїздка вдвох {when}, без великих планів.',
    ),
  ],
  family: [
    five(
      'Byliśmy {when} z dwójką dzieci.',
      'Byli jsme tu {when} se dvěma dětmi.',
      'Am fost {when} cu doi copii.',
      'Két gyerekkel voltunk itt, {when}.',
      'Ми були {when} з двома дітьми.',
    ),
    five(
      'Wyjazd rodzinny {when}, dzieci miały 4 i 9 lat.',
      'Rodinná dovolená {when}, dětem bylo 4 a 9 let.',
      'Vacanță în familie {when}, copiii aveau 4 și 9 ani.',
      'Családi nyaralás {when}, a gyerekek 4 és 9 évesek.',
      'Сімейна поїздка {when}, дітям було 4 і 9 років.',
    ),
    five(
      'Pierwszy wspólny wyjazd z małym dzieckiem, {when}.',
      'První společný výlet s malým dítětem, {when}.',
      'Prima noastră vacanță cu un copil mic, {when}.',
      'Első közös utunk a kisgyerekkel, {when}.',
      'Перша спільна подорож з малою дитиною, {when}.',
    ),
    five(
      'Pojechaliśmy {when} w trzy pokolenia: dziadkowie, my i dzieci.',
      'Jeli jsme {when} ve třech generacích: prarodiče, my a děti.',
      'Am mers {when} trei generații: bunicii, noi și copiii.',
      'Három generáció utazott {when}: nagyszülők, mi és a gyerekek.',
      'Ми їздили {when} трьома поколіннями: дідусь із бабусею, ми та діти.',
    ),
  ],
  friends: [
    five(
      'Przyjechaliśmy {when} grupą znajomych.',
      'Přijeli jsme {when} s partou přátel.',
      'Am venit {when} cu un grup de prieteni.',
      'Baráti társasággal jöttünk, {when}.',
      'Ми приїхали {when} компанією друзів.',
    ),
    five(
      'Cztery osoby z jednego biura, {when}.',
      'Čtyři kolegové z jedné kanceláře, {when}.',
      'Patru colegi de birou, {when}.',
      'Négy kolléga egy irodából, {when}.',
      'Четверо колег з одного офісу, {when}.',
    ),
    five(
      'Coroczny wyjazd z przyjaciółmi, tym razem tutaj, {when}.',
      'Každoroční výlet s přáteli, tentokrát sem, {when}.',
      'Ieșirea anuală cu prietenii, de data asta aici, {when}.',
      'Az éves baráti utazás, ezúttal ide, {when}.',
      'Щорічна поїздка з друзями, цього разу сюди, {when}.',
    ),
  ],
  solo: [
    five(
      'Wyjazd w pojedynkę {when}.',
      'Dovolená o samotě {when}.',
      'O călătorie de unul singur, {when}.',
      'Egyedül utaztam ide, {when}.',
      'Подорож наодинці {when}.',
    ),
    five(
      'Urlop tylko dla siebie, {when}.',
      'Dovolená jen pro sebe, {when}.',
      'O vacanță doar pentru mine, {when}.',
      'Nyaralás csak magamnak, {when}.',
      'Відпустка лише для себе, {when}.',
    ),
    five(
      'Szybka decyzja i mała walizka: {when}, bez towarzystwa.',
      'Rychlé rozhodnutí a kufr: {when}, bez společnosti.',
      'Decizie rapidă și un bagaj mic: {when}, fără companie.',
      'Gyors döntés, egy bőrönd: {when}, társaság nélkül.',
      'Швидке рішення і валіза: {when}, без компанії.',
    ),
  ],
} as const

/** January first. */
export const months = [
  five('w styczniu', 'v lednu', 'în ianuarie', 'januárban', 'у січні'),
  five('w lutym', 'v únoru', 'în februarie', 'februárban', 'у лютому'),
  five('w marcu', 'v březnu', 'în martie', 'márciusban', 'у березні'),
  five('w kwietniu', 'v dubnu', 'în aprilie', 'áprilisban', 'у квітні'),
  five('w maju', 'v květnu', 'în mai', 'májusban', 'у травні'),
  five('w czerwcu', 'v červnu', 'în iunie', 'júniusban', 'у червні'),
  five('w lipcu', 'v červenci', 'în iulie', 'júliusban', 'у липні'),
  five('w sierpniu', 'v srpnu', 'în august', 'augusztusban', 'у серпні'),
  five('we wrześniu', 'v září', 'în septembrie', 'szeptemberben', 'у вересні'),
  five('w październiku', 'v říjnu', 'în octombrie', 'októberben', 'у жовтні'),
  five('w listopadzie', 'v listopadu', 'în noiembrie', 'novemberben', 'у листопаді'),
  five('w grudniu', 'v prosinci', 'în decembrie', 'decemberben', 'у грудні'),
] as const
