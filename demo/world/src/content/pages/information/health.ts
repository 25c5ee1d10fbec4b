import { article } from '../../words.ts'
import { informationPage } from './information-page.ts'

export const healthTitle = {
  pl: 'Zdrowie i szczepienia',
  cs: 'Zdraví a očkování',
  ro: 'Sănătate și vaccinări',
  hu: 'Egészség és védőoltások',
  uk: 'Здоров’я та щеплення',
}

export const zdrowie = informationPage(
  '/informacje/zdrowie-i-szczepienia',
  healthTitle,
  {
    pl: 'Jakie szczepienia rozważyć, kiedy iść do lekarza i co włożyć do apteczki przed podróżą.',
    cs: 'Jaká očkování zvážit, kdy zajít k lékaři a co dát před cestou do lékárničky.',
    ro: 'Ce vaccinări să iei în calcul, când să mergi la medic și ce să pui în trusa de călătorie.',
    hu: 'Milyen oltásokat érdemes mérlegelni, mikor menjünk orvoshoz, és mi kerüljön az úti patikába.',
    uk: 'Які щеплення розглянути, коли йти до лікаря та що покласти в аптечку перед подорожжю.',
  },
  [
    article(null, {
      pl: `Ta strona pomaga się przygotować, ale nie zastępuje lekarza. On zna Twoje choroby, leki i wcześniejsze szczepienia, a zalecenia dla krajów zmieniają się w ciągu roku.

## Kiedy zacząć

Umów wizytę w poradni medycyny podróży **6–8 tygodni przed wyjazdem**. Niektóre szczepienia podaje się w dwóch lub trzech dawkach, a odporność pojawia się po dwóch tygodniach. Krótszy czas też się liczy: nawet tydzień przed wylotem część szczepień ma sens.

## Co zwykle się rozważa

- **Europa i basen Morza Śródziemnego:** aktualne szczepienia podstawowe, w tym przeciw tężcowi i odrze; do krajów południa także przeciw wirusowemu zapaleniu wątroby typu A.
- **Egipt, Tunezja, Maroko, Turcja:** dodatkowo WZW typu A i dur brzuszny, zwłaszcza gdy jesz poza hotelem.
- **Tajlandia, Wietnam, Sri Lanka, Karaiby:** WZW A i B, dur brzuszny; komary przenoszą dengę, więc najważniejszy jest repelent.
- **Kenia i Tanzania z Zanzibarem:** jak wyżej, do tego leki przeciw malarii. Świadectwo szczepienia przeciw żółtej gorączce sprawdzane jest u osób, które przyjeżdżają z krajów, gdzie ta choroba występuje.

Żadne szczepienie nie jest dziś obowiązkowe, gdy lecisz z Polski prosto do krajów z tej listy. Wymogi potrafią się zmienić, dlatego przed wyjazdem sprawdź stronę Głównego Inspektoratu Sanitarnego i informacje dla podróżujących Ministerstwa Spraw Zagranicznych.

## Apteczka, którą warto spakować

- leki przyjmowane na stałe, z zapasem na trzy dni i kopią recepty z nazwą substancji,
- elektrolity i lek na biegunkę,
- środek przeciwbólowy i przeciwgorączkowy, dla dzieci w odpowiedniej dawce,
- plastry, opatrunek, środek do odkażania,
- krem z filtrem, repelent, maść na ukąszenia.

Leki wieź w bagażu podręcznym i w oryginalnych opakowaniach. W niektórych krajach środki dostępne u nas bez recepty wymagają zaświadczenia.

## Koszty leczenia

W Unii Europejskiej, Norwegii, Islandii, Liechtensteinie, Szwajcarii i Wielkiej Brytanii pomaga bezpłatna karta EKUZ. Nie pokrywa jednak prywatnej kliniki, akcji ratunkowej ani transportu do kraju – od tego jest ubezpieczenie. Zobacz też, [kto pomaga na miejscu](/informacje/opieka-wakacyjna).`,
      cs: `Tato stránka vám pomůže s přípravou, lékaře ale nenahradí. Ten zná vaše nemoci, léky i dřívější očkování a doporučení pro jednotlivé země se během roku mění.

## Kdy začít

Objednejte se do centra cestovní medicíny **6–8 týdnů před cestou**. Některé vakcíny se podávají ve dvou až třech dávkách a ochrana nastupuje po dvou týdnech. I kratší doba má význam: část očkování má smysl ještě týden před odletem.

## Co se obvykle zvažuje

- **Evropa a Středomoří:** platná základní očkování včetně tetanu a spalniček; do jižních zemí také proti žloutence typu A.
- **Egypt, Tunisko, Maroko, Turecko:** navíc žloutenka typu A a břišní tyfus, hlavně když jíte mimo hotel.
- **Thajsko, Vietnam, Srí Lanka, Karibik:** žloutenka A i B, břišní tyfus; komáři přenášejí dengue, nejdůležitější je proto repelent.
- **Keňa a Tanzanie se Zanzibarem:** totéž a k tomu léky proti malárii. Potvrzení o očkování proti žluté zimnici se kontroluje u lidí, kteří přijíždějí ze zemí, kde se tato nemoc vyskytuje.

Pro přímý let z Polska do zemí z tohoto seznamu dnes není žádné očkování povinné. Požadavky se mohou změnit, proto si před cestou ověřte pokyny hygienické služby a ministerstva zahraničí.

## Lékárnička, kterou se vyplatí sbalit

- léky užívané pravidelně, se zásobou na tři dny navíc a kopií receptu s názvem účinné látky,
- rehydratační roztok a lék proti průjmu,
- lék proti bolesti a horečce, pro děti ve správné dávce,
- náplasti, obvaz, dezinfekci,
- opalovací krém, repelent, mast na štípnutí.

Léky vezte v příručním zavazadle a v původních obalech. V některých zemích potřebujete potvrzení i na to, co se u nás prodává volně.

## Náklady na léčení

V Evropské unii, Norsku, na Islandu, v Lichtenštejnsku, Švýcarsku a Velké Británii pomáhá evropský průkaz zdravotního pojištění. Nehradí ale soukromou kliniku, záchrannou akci ani převoz domů – k tomu je pojištění. Podívejte se také, [kdo pomůže na místě](/informacje/opieka-wakacyjna).`,
      ro: `Pagina aceasta te ajută să te pregătești, dar nu ține loc de medic. El îți cunoaște bolile, medicamentele și vaccinurile, iar recomandările pentru țări se schimbă în timpul anului.

## Când să începi

Programează-te la un cabinet de medicina călătoriilor cu **6–8 săptămâni înainte de plecare**. Unele vaccinuri se fac în două sau trei doze, iar protecția apare după două săptămâni. Contează și un timp mai scurt: o parte din vaccinuri au sens chiar cu o săptămână înainte.

## Ce se ia de obicei în calcul

- **Europa și zona mediteraneeană:** vaccinurile de bază la zi, inclusiv tetanos și rujeolă; pentru țările din sud, și hepatita A.
- **Egipt, Tunisia, Maroc, Turcia:** în plus, hepatita A și febra tifoidă, mai ales dacă mănânci în afara hotelului.
- **Thailanda, Vietnam, Sri Lanka, Caraibe:** hepatita A și B, febra tifoidă; țânțarii transmit denga, așa că repelentul e cel mai important.
- **Kenya și Tanzania cu Zanzibar:** la fel, plus medicamente contra malariei. Certificatul de vaccinare contra febrei galbene se verifică la cei care vin din țări unde boala este prezentă.

Niciun vaccin nu este obligatoriu astăzi dacă zbori direct din Polonia spre țările de pe listă. Cerințele se pot schimba, așa că verifică înainte informațiile autorităților sanitare și ale Ministerului Afacerilor Externe.

## Trusa care merită loc în bagaj

- medicamentele luate constant, cu rezervă de trei zile și o copie a rețetei cu numele substanței,
- săruri de rehidratare și un medicament contra diareei,
- un calmant și antitermic, pentru copii în doza potrivită,
- plasturi, pansament, dezinfectant,
- cremă de soare, repelent, unguent pentru înțepături.

Ține medicamentele în bagajul de mână și în ambalajul original. În unele țări, ce la noi se vinde liber cere adeverință medicală.

## Costurile tratamentului

În Uniunea Europeană, Norvegia, Islanda, Liechtenstein, Elveția și Marea Britanie ajută cardul european de sănătate. El nu acoperă însă clinica privată, salvarea sau transportul acasă – pentru asta există asigurarea. Vezi și [cine te ajută la fața locului](/informacje/opieka-wakacyjna).`,
      hu: `Ez az oldal segít a felkészülésben, de nem helyettesíti az orvost. Ő ismeri a betegségeit, gyógyszereit és korábbi oltásait, az országonkénti ajánlások pedig év közben is változnak.

## Mikor kezdjük

Kérjen időpontot utazás-egészségügyi rendelésre **6–8 héttel az indulás előtt**. Egyes oltásokat két-három adagban adnak, és a védettség két hét után alakul ki. A rövidebb idő is számít: az oltások egy részének még egy héttel indulás előtt is van értelme.

## Amit általában mérlegelnek

- **Európa és a Földközi-tenger vidéke:** érvényes alapoltások, köztük tetanusz és kanyaró; a déli országokba hepatitis A ellen is.
- **Egyiptom, Tunézia, Marokkó, Törökország:** emellett hepatitis A és hastífusz, főleg ha a szállodán kívül is eszik.
- **Thaiföld, Vietnám, Srí Lanka, Karib-térség:** hepatitis A és B, hastífusz; a szúnyogok dengue-lázat terjesztenek, ezért a riasztószer a legfontosabb.
- **Kenya, valamint Tanzánia és Zanzibár:** ugyanezek, továbbá malária elleni gyógyszer. A sárgaláz elleni oltás igazolását azoktól kérik, akik a betegség által érintett országból érkeznek.

Ha Lengyelországból közvetlenül repül a felsorolt országokba, ma egyik oltás sem kötelező. A szabályok változhatnak, ezért indulás előtt nézze meg a népegészségügyi hatóság és a külügyminisztérium tájékoztatóját.

## Úti patika, amelyet érdemes vinni

- a rendszeresen szedett gyógyszerek háromnapi tartalékkal és a hatóanyagot megnevező recept másolatával,
- elektrolitpor és hasmenés elleni szer,
- fájdalom- és lázcsillapító, gyerekeknek megfelelő adagban,
- sebtapasz, kötszer, fertőtlenítő,
- fényvédő, rovarriasztó, csípésre való kenőcs.

A gyógyszereket kézipoggyászban és eredeti csomagolásban vigye. Egyes országokban a nálunk vény nélkül kapható szerhez is igazolás kell.

## A gyógykezelés költségei

Az Európai Unióban, Norvégiában, Izlandon, Liechtensteinben, Svájcban és Nagy-Britanniában segít az európai egészségbiztosítási kártya. A magánklinikát, a mentőakciót és a hazaszállítást azonban nem fedezi – erre való a biztosítás. Nézze meg azt is, [ki segít a helyszínen](/informacje/opieka-wakacyjna).`,
      uk: `Ця сторінка допоможе підготуватися, але не замінить лікаря. Він знає ваші хвороби, ліки й попередні щеплення, а рекомендації для країн змінюються протягом року.

## Коли починати

Запишіться до кабінету медицини подорожей **за 6–8 тижнів до поїздки**. Деякі щеплення роблять у дві-три дози, а захист з’являється за два тижні. Коротший час теж має значення: частина щеплень доречна навіть за тиждень до вильоту.

## Що зазвичай розглядають

- **Європа та Середземномор’я:** чинні базові щеплення, зокрема від правця й кору; для південних країн — також від гепатиту А.
- **Єгипет, Туніс, Марокко, Туреччина:** додатково гепатит А і черевний тиф, особливо якщо ви їсте поза готелем.
- **Таїланд, В’єтнам, Шрі-Ланка, Кариби:** гепатити А і B, черевний тиф; комарі переносять денге, тому найважливіший репелент.
- **Кенія та Танзанія із Занзібаром:** те саме, а ще ліки від малярії. Свідоцтво про щеплення від жовтої гарячки перевіряють у тих, хто прибуває з країн, де ця хвороба поширена.

Якщо ви летите з Польщі просто до країн із цього списку, сьогодні жодне щеплення не є обов’язковим. Вимоги можуть змінитися, тому перед поїздкою перегляньте рекомендації санітарної служби та міністерства закордонних справ.

## Аптечка, яку варто зібрати

- ліки, які ви приймаєте постійно, із запасом на три дні та копією рецепта з назвою речовини,
- засіб для регідратації та ліки від діареї,
- знеболювальне й жарознижувальне, для дітей у відповідній дозі,
- пластирі, бинт, антисептик,
- сонцезахисний крем, репелент, мазь від укусів.

Ліки везіть у ручній поклажі та в оригінальній упаковці. У деяких країнах на те, що в нас продають без рецепта, потрібна довідка.

## Вартість лікування

У Європейському Союзі, Норвегії, Ісландії, Ліхтенштейні, Швейцарії та Великій Британії допомагає європейська картка медичного страхування. Вона не покриває приватної клініки, рятувальних робіт і транспортування додому — для цього є страхування. Дивіться також, [хто допоможе на місці](/informacje/opieka-wakacyjna).`,
    }),
  ],
)
