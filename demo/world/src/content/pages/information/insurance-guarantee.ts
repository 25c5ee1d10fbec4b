import { article } from '../../words.ts'
import { informationPage } from './information-page.ts'

export const guaranteeTitle = {
  pl: 'Gwarancja ubezpieczeniowa',
  cs: 'Pojistná záruka',
  ro: 'Garanția de asigurare',
  hu: 'Biztosítási garancia',
  uk: 'Страхова гарантія',
}

export const gwarancja = informationPage(
  '/informacje/gwarancja-ubezpieczeniowa',
  guaranteeTitle,
  {
    pl: 'Co chroni Twoje pieniądze i powrót do domu, gdyby organizator stał się niewypłacalny.',
    cs: 'Co chrání vaše peníze a návrat domů, kdyby se pořadatel dostal do úpadku.',
    ro: 'Ce îți protejează banii și întoarcerea acasă dacă organizatorul intră în insolvență.',
    hu: 'Mi védi a pénzét és a hazautat, ha a szervező fizetésképtelenné válik.',
    uk: 'Що захищає ваші гроші та повернення додому, якщо організатор стане неплатоспроможним.',
  },
  [
    article(null, {
      pl: `Kto płaci za wakacje miesiące wcześniej, powinien wiedzieć, co stanie się z pieniędzmi, jeśli firma upadnie. W Polsce podróżnych chronią dwie rzeczy naraz: gwarancja ubezpieczyciela i fundusz, na który składają się wszyscy organizatorzy.

## Pierwsza ochrona: gwarancja

Wojaż sp. z o.o. jest wpisany do rejestru organizatorów turystyki prowadzonego przez Marszałka Województwa Mazowieckiego pod numerem 00000 i ma gwarancję ubezpieczeniową wystawioną przez Towarzystwo Ubezpieczeń Przykład S.A. Gdyby nas zabrakło, z gwarancji opłaca się:

- powrót do kraju, jeśli jesteś już w podróży, razem z noclegiem do dnia powrotu,
- zwrot wpłat za imprezę, która się nie odbędzie,
- zwrot części wpłat za niewykorzystane dni, jeśli impreza została przerwana.

## Druga ochrona: Turystyczny Fundusz Gwarancyjny

Jeśli pieniędzy z gwarancji nie wystarczy, resztę dopłaca Turystyczny Fundusz Gwarancyjny przy Ubezpieczeniowym Funduszu Gwarancyjnym. Obok niego działa Turystyczny Fundusz Pomocowy, który zwraca wpłaty, gdy wyjazd odwołano z powodu nadzwyczajnych okoliczności, na przykład epidemii.

Składka na każdy z funduszy wynosi od 2 do 15 złotych od osoby, zależnie od kierunku i środka transportu. **Jest już w cenie, którą widzisz** – na liście, na stronie hotelu i przy kasie ta sama.

## Co zrobić, gdy przyjdzie taka chwila

- Zadzwoń do Urzędu Marszałkowskiego Województwa Mazowieckiego: to on uruchamia gwarancję i organizuje powroty. Numer jest w umowie.
- Zachowaj umowę, potwierdzenia wpłat i bilety.
- Wniosek o zwrot wpłat składasz do ubezpieczyciela wskazanego w umowie; formularz wydaje urząd marszałkowski.

Potwierdzenie gwarancji dostajesz razem z umową. O Twoich pozostałych prawach mówi [standardowy formularz informacyjny](/informacje/standardowy-formularz-informacyjny).`,
      cs: `Kdo platí dovolenou měsíce předem, má vědět, co bude s penězi, když firma skončí. V Polsku cestující chrání dvě věci najednou: záruka pojišťovny a fond, do něhož přispívají všichni pořadatelé.

## První ochrana: záruka

Wojaż sp. z o.o. je zapsán v rejstříku pořadatelů zájezdů, který vede maršálek Mazovského vojvodství, pod číslem 00000 a má pojistnou záruku od společnosti Towarzystwo Ubezpieczeń Przykład S.A. Kdybychom skončili, hradí se z ní:

- návrat domů, jste-li už na cestě, včetně noclehu do dne návratu,
- vrácení plateb za zájezd, který se neuskuteční,
- vrácení části plateb za nevyužité dny, byl-li zájezd přerušen.

## Druhá ochrana: Turistický garanční fond

Pokud záruka nestačí, zbytek doplatí polský Turistický garanční fond (TFG). Vedle něj existuje Turistický pomocný fond (TFP), který vrací platby, když byl zájezd zrušen kvůli mimořádným okolnostem, například epidemii.

Příspěvek do každého z fondů činí 2 až 15 zlotých na osobu podle cíle a způsobu dopravy. **Je už v ceně, kterou vidíte** – v seznamu, na stránce hotelu i u pokladny stejné.

## Co dělat, když taková chvíle přijde

- Zavolejte Maršálkovskému úřadu Mazovského vojvodství: ten záruku spouští a organizuje návraty. Číslo je ve smlouvě.
- Uschovejte smlouvu, doklady o platbách a letenky.
- Žádost o vrácení plateb podáte pojišťovně uvedené ve smlouvě; formulář vydává maršálkovský úřad.

Potvrzení o záruce dostanete spolu se smlouvou. O dalších vašich právech mluví [standardní informační formulář](/informacje/standardowy-formularz-informacyjny).`,
      ro: `Cine plătește vacanța cu luni înainte trebuie să știe ce se întâmplă cu banii dacă firma dispare. În Polonia călătorii sunt apărați de două lucruri deodată: garanția unui asigurător și un fond la care contribuie toți organizatorii.

## Prima protecție: garanția

Wojaż sp. z o.o. este înscris în registrul organizatorilor de turism ținut de Mareșalul Voievodatului Mazovia, cu numărul 00000, și are o garanție de asigurare emisă de Towarzystwo Ubezpieczeń Przykład S.A. Dacă noi am dispărea, din garanție se plătesc:

- întoarcerea acasă, dacă ești deja în călătorie, cu cazarea până în ziua întoarcerii,
- restituirea plăților pentru o călătorie care nu mai are loc,
- restituirea unei părți pentru zilele nefolosite, dacă vacanța a fost întreruptă.

## A doua protecție: Fondul de Garantare în Turism

Dacă garanția nu ajunge, restul îl plătește fondul polonez de garantare în turism (TFG). Alături de el există fondul de ajutor în turism (TFP), care restituie plățile când plecarea a fost anulată din cauza unor împrejurări excepționale, de exemplu o epidemie.

Contribuția la fiecare fond este de 2 până la 15 zloți de persoană, după destinație și mijlocul de transport. **Este deja în prețul pe care îl vezi** – același în listă, pe pagina hotelului și la plată.

## Ce faci dacă vine acel moment

- Sună la Oficiul Mareșalului Voievodatului Mazovia: el pune în mișcare garanția și organizează întoarcerile. Numărul este în contract.
- Păstrează contractul, dovezile de plată și biletele.
- Cererea de restituire se depune la asigurătorul din contract; formularul îl dă oficiul mareșalului.

Confirmarea garanției o primești odată cu contractul. Despre celelalte drepturi citești în [formularul standard de informare](/informacje/standardowy-formularz-informacyjny).`,
      hu: `Aki hónapokkal előre fizeti a nyaralást, tudja meg, mi lesz a pénzével, ha a cég csődbe megy. Lengyelországban az utasokat egyszerre két dolog védi: egy biztosító garanciája és egy alap, amelybe minden szervező befizet.

## Az első védelem: a garancia

A Wojaż sp. z o.o. a Mazóviai Vajdaság Marsallja által vezetett szervezői nyilvántartásban a 00000 számon szerepel, és a Towarzystwo Ubezpieczeń Przykład S.A. által kiállított biztosítási garanciával rendelkezik. Ha megszűnnénk, ebből fizetik:

- a hazautat, ha már úton van, a visszatérésig szükséges szállással együtt,
- az elmaradó út befizetéseinek visszatérítését,
- a fel nem használt napokra jutó részt, ha az út félbeszakadt.

## A második védelem: az idegenforgalmi garanciaalap

Ha a garancia nem elég, a többit a lengyel idegenforgalmi garanciaalap (TFG) állja. Mellette működik a segélyalap (TFP), amely visszatéríti a befizetést, ha az utat rendkívüli körülmény, például járvány miatt törölték.

A hozzájárulás mindkét alapba személyenként 2–15 zloty, úti céltól és közlekedési eszköztől függően. **Ez már benne van a látott árban** – a listán, a szálloda oldalán és a pénztárnál is ugyanaz.

## Mi a teendő, ha eljön ez a pillanat

- Hívja a Mazóviai Vajdaság Marsallhivatalát: ő indítja el a garanciát és szervezi a hazautat. A szám a szerződésben áll.
- Őrizze meg a szerződést, a befizetések igazolását és a jegyeket.
- A visszatérítési kérelmet a szerződésben megnevezett biztosítóhoz kell benyújtani; az űrlapot a marsallhivatal adja.

A garancia igazolását a szerződéssel együtt kapja meg. További jogairól az [általános tájékoztató űrlap](/informacje/standardowy-formularz-informacyjny) szól.`,
      uk: `Хто платить за відпустку за кілька місяців, має знати, що станеться з грошима, якщо фірма збанкрутує. У Польщі мандрівників захищають дві речі водночас: гарантія страховика та фонд, до якого роблять внески всі організатори.

## Перший захист: гарантія

Wojaż sp. z o.o. внесено до реєстру організаторів туризму, який веде Маршалок Мазовецького воєводства, під номером 00000; компанія має страхову гарантію, видану Towarzystwo Ubezpieczeń Przykład S.A. Якби нас не стало, з неї оплачують:

- повернення додому, якщо ви вже в дорозі, разом із ночівлею до дня повернення,
- повернення платежів за подорож, яка не відбудеться,
- повернення частини платежів за невикористані дні, якщо подорож перервано.

## Другий захист: Туристичний гарантійний фонд

Якщо коштів гарантії не вистачить, решту доплачує польський Туристичний гарантійний фонд (TFG). Поруч із ним діє Туристичний фонд допомоги (TFP), який повертає платежі, коли поїздку скасовано через надзвичайні обставини, наприклад епідемію.

Внесок до кожного з фондів становить від 2 до 15 злотих з особи залежно від напрямку й транспорту. **Він уже є в ціні, яку ви бачите** — однаковій у списку, на сторінці готелю та під час оплати.

## Що робити, якщо така мить настане

- Зателефонуйте до Управління маршалка Мазовецького воєводства: воно запускає гарантію й організовує повернення. Номер є в договорі.
- Збережіть договір, підтвердження платежів і квитки.
- Заяву про повернення платежів подають страховикові, зазначеному в договорі; бланк видає управління маршалка.

Підтвердження гарантії ви отримуєте разом із договором. Про решту ваших прав розповідає [стандартний інформаційний формуляр](/informacje/standardowy-formularz-informacyjny).`,
    }),
  ],
)
