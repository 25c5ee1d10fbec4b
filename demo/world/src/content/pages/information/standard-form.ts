import { regulations } from '../../components.ts'
import { informationPage } from './information-page.ts'

export const formTitle = {
  pl: 'Standardowy formularz informacyjny',
  cs: 'Standardní informační formulář',
  ro: 'Formular standard de informare',
  hu: 'Általános tájékoztató űrlap',
  uk: 'Стандартний інформаційний формуляр',
}

/** Annex I, part A of directive (EU) 2015/2302, with the names filled in. */
export const formularzInformacyjny = informationPage(
  '/informacje/standardowy-formularz-informacyjny',
  formTitle,
  {
    pl: 'Najważniejsze prawa podróżnych, którzy kupują imprezę turystyczną, zgodnie z dyrektywą (UE) 2015/2302.',
    cs: 'Nejdůležitější práva cestujících, kteří kupují zájezd, podle směrnice (EU) 2015/2302.',
    ro: 'Drepturile esențiale ale călătorilor care cumpără un pachet, conform Directivei (UE) 2015/2302.',
    hu: 'Az utazási csomagot vásárló utazók legfontosabb jogai az (EU) 2015/2302 irányelv szerint.',
    uk: 'Найважливіші права мандрівників, які купують турпакет, згідно з директивою (ЄС) 2015/2302.',
  },
  [
    regulations(null, {
      pl: `Zaoferowane Państwu połączenie usług turystycznych stanowi imprezę turystyczną w rozumieniu dyrektywy (UE) 2015/2302. W związku z tym będą Państwu przysługiwały wszystkie prawa Unii Europejskiej mające zastosowanie do imprez turystycznych. Wojaż sp. z o.o. będzie ponosić pełną odpowiedzialność za należytą realizację całości imprezy turystycznej.

Ponadto, zgodnie z wymogami prawa, Wojaż sp. z o.o. posiada zabezpieczenie w celu zapewnienia zwrotu Państwu wpłat i, jeżeli transport jest elementem imprezy turystycznej, zapewnienia Państwa powrotu do kraju, w przypadku gdyby Wojaż sp. z o.o. stał się niewypłacalny.

## Najważniejsze prawa zgodnie z dyrektywą (UE) 2015/2302

- Przed zawarciem umowy o udział w imprezie turystycznej podróżni otrzymają wszystkie niezbędne informacje na temat imprezy.
- Zawsze co najmniej jeden przedsiębiorca ponosi odpowiedzialność za należyte wykonanie wszystkich usług turystycznych objętych umową.
- Podróżni otrzymują awaryjny numer telefonu lub dane punktu kontaktowego, dzięki którym mogą skontaktować się z organizatorem turystyki lub agentem turystycznym.
- Podróżni mogą przenieść imprezę turystyczną na inną osobę, powiadamiając o tym w rozsądnym terminie, z zastrzeżeniem ewentualnych dodatkowych kosztów.
- Cena imprezy może zostać podwyższona jedynie wtedy, gdy wzrosną określone koszty, na przykład ceny paliw, i gdy zostało to wyraźnie przewidziane w umowie; w żadnym razie podwyżka nie może nastąpić później niż 20 dni przed rozpoczęciem imprezy. Jeżeli podwyżka przekracza 8 % ceny, podróżny może rozwiązać umowę. Jeśli organizator zastrzega sobie prawo do podwyższenia ceny, podróżny ma prawo do jej obniżenia, gdy obniżyły się odpowiednie koszty.
- Podróżni mogą rozwiązać umowę bez opłaty i uzyskać pełny zwrot wpłat, jeżeli jeden z istotnych elementów imprezy, inny niż cena, zmieni się w znaczący sposób. Jeżeli przed rozpoczęciem imprezy odpowiedzialny za nią przedsiębiorca odwoła ją, podróżni mają prawo do zwrotu wpłat oraz, w stosownych przypadkach, do rekompensaty.
- W wyjątkowych okolicznościach, na przykład gdy w miejscu docelowym występują poważne problemy związane z bezpieczeństwem, które mogą wpłynąć na imprezę, podróżni mogą przed jej rozpoczęciem rozwiązać umowę bez opłaty.
- Ponadto podróżni mogą w każdym momencie przed rozpoczęciem imprezy rozwiązać umowę za odpowiednią i możliwą do uzasadnienia opłatą.
- Jeżeli po rozpoczęciu imprezy jej znaczące elementy nie mogą zostać zrealizowane zgodnie z umową, należy zaproponować podróżnemu odpowiednie alternatywne usługi bez dodatkowych kosztów. Gdy usługi nie są świadczone zgodnie z umową, co ma istotny wpływ na realizację imprezy, a organizator nie usunie problemu, podróżni mogą rozwiązać umowę bez opłaty.
- Podróżni są również uprawnieni do otrzymania obniżki ceny lub rekompensaty za szkodę w przypadku niewykonania lub nienależytego wykonania usług turystycznych.
- Organizator musi zapewnić pomoc podróżnemu, który znajdzie się w trudnej sytuacji.
- W przypadku gdy organizator stanie się niewypłacalny, wpłaty zostaną zwrócone. Jeżeli stanie się niewypłacalny po rozpoczęciu imprezy i jeżeli impreza obejmuje transport, zapewniony jest powrót podróżnych do kraju.

## Zabezpieczenie na wypadek niewypłacalności

Wojaż sp. z o.o. wykupił w Towarzystwie Ubezpieczeń Przykład S.A. zabezpieczenie na wypadek niewypłacalności. Podróżni mogą kontaktować się z tym podmiotem lub z właściwym organem – Marszałkiem Województwa Mazowieckiego, ul. Jagiellońska 26, 03-719 Warszawa – jeżeli z powodu niewypłacalności Wojaż sp. z o.o. dojdzie do odmowy świadczenia usług. Więcej mówi o tym strona o [gwarancji ubezpieczeniowej](/informacje/gwarancja-ubezpieczeniowa).

Powyższe nie dotyczy umów z innymi podmiotami niż Wojaż sp. z o.o., które można wykonać pomimo jego niewypłacalności.

Dyrektywa (UE) 2015/2302 została wdrożona do prawa polskiego ustawą z dnia 24 listopada 2017 r. o imprezach turystycznych i powiązanych usługach turystycznych.`,
      cs: `Spojení služeb cestovního ruchu, které je Vám nabízeno, je zájezdem ve smyslu směrnice (EU) 2015/2302. Budete proto požívat všech práv EU vztahujících se na zájezdy. Společnost Wojaż sp. z o.o. ponese plnou odpovědnost za řádné poskytnutí zájezdu jako celku.

Společnost Wojaż sp. z o.o. má také zákonem stanovenou ochranu, aby Vám vrátila Vaše platby, a pokud je součástí zájezdu doprava, zajistila Vaši repatriaci v případě svého úpadku.

## Hlavní práva podle směrnice (EU) 2015/2302

- Cestující obdrží veškeré podstatné informace o zájezdu před uzavřením smlouvy.
- Vždy existuje alespoň jeden obchodník, který odpovídá za řádné poskytnutí všech cestovních služeb zahrnutých ve smlouvě.
- Cestující dostanou telefonní číslo pro naléhavé případy nebo kontaktní místo, kde mohou zastihnout pořadatele nebo zprostředkovatele.
- Cestující mohou zájezd převést na jinou osobu, oznámí-li to v přiměřené době, případně s úhradou dodatečných nákladů.
- Cenu zájezdu lze zvýšit jen tehdy, zvýší-li se konkrétní náklady, například ceny pohonných hmot, a je-li to ve smlouvě výslovně uvedeno; v žádném případě později než 20 dnů před zahájením zájezdu. Přesáhne-li zvýšení 8 % ceny, může cestující smlouvu ukončit. Vyhradí-li si pořadatel právo cenu zvýšit, má cestující právo na slevu, klesnou-li příslušné náklady.
- Cestující mohou smlouvu ukončit bez poplatku a dostat zpět všechny platby, změní-li se podstatně některý z hlavních prvků zájezdu kromě ceny. Zruší-li odpovědný obchodník zájezd před zahájením, mají cestující nárok na vrácení plateb a případně na náhradu.
- Za mimořádných okolností, například při vážných bezpečnostních problémech v místě určení, které mohou zájezd ovlivnit, mohou cestující smlouvu před zahájením ukončit bez poplatku.
- Cestující mohou dále kdykoli před zahájením zájezdu ukončit smlouvu za přiměřený a odůvodnitelný poplatek.
- Nelze-li po zahájení zájezdu poskytnout jeho významné prvky podle smlouvy, musí být cestujícímu nabídnuto vhodné náhradní řešení bez příplatku. Nejsou-li služby poskytovány podle smlouvy, má-li to podstatný dopad na zájezd a pořadatel nezjedná nápravu, mohou cestující smlouvu ukončit bez poplatku.
- Cestující mají též právo na snížení ceny nebo náhradu škody, nejsou-li cestovní služby poskytnuty nebo jsou poskytnuty vadně.
- Pořadatel musí poskytnout pomoc cestujícímu, který se ocitne v nesnázích.
- Ocitne-li se pořadatel v úpadku, platby budou vráceny. Stane-li se tak po zahájení zájezdu, jehož součástí je doprava, je zajištěna repatriace cestujících.

## Ochrana pro případ úpadku

Společnost Wojaż sp. z o.o. si sjednala ochranu pro případ úpadku u Towarzystwo Ubezpieczeń Przykład S.A. Cestující se mohou obrátit na tento subjekt nebo na příslušný orgán – Marszałek Województwa Mazowieckiego, ul. Jagiellońska 26, 03-719 Varšava – jsou-li jim služby odepřeny z důvodu úpadku společnosti Wojaż sp. z o.o. Více najdete na stránce o [pojistné záruce](/informacje/gwarancja-ubezpieczeniowa).

Výše uvedené se netýká smluv s jinými stranami než Wojaż sp. z o.o., které lze splnit navzdory jejímu úpadku.

Směrnice (EU) 2015/2302 byla do polského práva provedena zákonem ze dne 24. listopadu 2017 o zájezdech a spojených cestovních službách.`,
      ro: `Combinația de servicii de călătorie care vă este oferită este un pachet în sensul Directivei (UE) 2015/2302. Prin urmare, veți beneficia de toate drepturile UE care se aplică pachetelor. Wojaż sp. z o.o. va fi pe deplin responsabilă de executarea corespunzătoare a pachetului în ansamblu.

În plus, potrivit legii, Wojaż sp. z o.o. deține protecție pentru a vă rambursa plățile și, în cazul în care transportul este inclus în pachet, pentru a vă asigura repatrierea dacă devine insolvabilă.

## Drepturile esențiale în temeiul Directivei (UE) 2015/2302

- Călătorii primesc toate informațiile esențiale despre pachet înainte de încheierea contractului.
- Există întotdeauna cel puțin un comerciant răspunzător pentru executarea corespunzătoare a tuturor serviciilor incluse în contract.
- Călătorii primesc un număr de telefon de urgență sau datele unui punct de contact la care pot găsi organizatorul sau agenția.
- Călătorii pot transfera pachetul unei alte persoane, în urma unei înștiințări într-un termen rezonabil și, eventual, cu plata unor costuri suplimentare.
- Prețul pachetului poate fi majorat numai dacă anumite costuri cresc, de exemplu prețul carburantului, și dacă acest lucru este prevăzut expres în contract; în niciun caz cu mai puțin de 20 de zile înainte de începerea pachetului. Dacă majorarea depășește 8 % din preț, călătorul poate înceta contractul. Dacă organizatorul își rezervă dreptul de a majora prețul, călătorul are dreptul la o reducere când costurile corespunzătoare scad.
- Călătorii pot înceta contractul fără nicio penalitate și pot obține rambursarea integrală dacă oricare dintre elementele esențiale ale pachetului, altul decât prețul, se modifică semnificativ. Dacă, înainte de începere, comerciantul responsabil anulează pachetul, călătorii au dreptul la rambursare și, după caz, la despăgubiri.
- În circumstanțe excepționale, de exemplu dacă la destinație există probleme grave de securitate care pot afecta pachetul, călătorii pot înceta contractul fără penalitate înainte de începere.
- De asemenea, călătorii pot înceta contractul oricând înainte de începerea pachetului, în schimbul unei penalități adecvate și justificabile.
- Dacă, după începerea pachetului, elemente semnificative nu pot fi furnizate conform contractului, trebuie oferite servicii alternative adecvate, fără costuri suplimentare. Dacă serviciile nu sunt prestate conform contractului, acest lucru afectează substanțial pachetul, iar organizatorul nu remediază problema, călătorii pot înceta contractul fără penalitate.
- Călătorii au dreptul și la o reducere a prețului sau la despăgubiri dacă serviciile de călătorie nu sunt executate sau sunt executate necorespunzător.
- Organizatorul trebuie să ofere asistență călătorului aflat în dificultate.
- Dacă organizatorul devine insolvabil, plățile se rambursează. Dacă devine insolvabil după începerea pachetului și transportul este inclus, repatrierea călătorilor este garantată.

## Protecția în caz de insolvență

Wojaż sp. z o.o. a contractat protecția în caz de insolvență la Towarzystwo Ubezpieczeń Przykład S.A. Călătorii pot contacta această entitate sau autoritatea competentă – Marszałek Województwa Mazowieckiego, ul. Jagiellońska 26, 03-719 Varșovia – dacă serviciile le sunt refuzate din cauza insolvenței Wojaż sp. z o.o. Mai multe pe pagina despre [garanția de asigurare](/informacje/gwarancja-ubezpieczeniowa).

Cele de mai sus nu se aplică contractelor cu alte părți decât Wojaż sp. z o.o., care pot fi executate în pofida insolvenței acesteia.

Directiva (UE) 2015/2302 a fost transpusă în dreptul polonez prin Legea din 24 noiembrie 2017 privind pachetele de călătorie și serviciile de călătorie asociate.`,
      hu: `Az Önnek felajánlott utazási szolgáltatások összessége az (EU) 2015/2302 irányelv értelmében vett utazási csomag. Ezért Önt megilleti valamennyi, az utazási csomagokra vonatkozó uniós jog. A Wojaż sp. z o.o. teljes felelősséggel tartozik az utazási csomag egészének megfelelő teljesítéséért.

A Wojaż sp. z o.o. ezenkívül a jogszabályoknak megfelelően védelemmel rendelkezik arra az esetre, ha fizetésképtelenné válna: visszatéríti az Ön befizetéseit, és ha a csomag személyszállítást is tartalmaz, gondoskodik hazaszállításáról.

## Az (EU) 2015/2302 irányelv szerinti legfontosabb jogok

- Az utazók a szerződés megkötése előtt minden lényeges információt megkapnak a csomagról.
- Mindig van legalább egy kereskedő, aki felel a szerződésben foglalt összes utazási szolgáltatás megfelelő teljesítéséért.
- Az utazók kapnak egy vészhelyzeti telefonszámot vagy egy kapcsolattartó pont adatait, ahol elérhetik a szervezőt vagy az utazási irodát.
- Az utazók észszerű időben tett értesítés mellett, esetleges többletköltség megfizetésével átruházhatják a csomagot más személyre.
- A csomag ára csak akkor emelhető, ha bizonyos költségek, például az üzemanyag ára emelkedik, és ezt a szerződés kifejezetten lehetővé teszi; semmi esetre sem a kezdetet megelőző 20 napon belül. Ha az emelés meghaladja az ár 8 %-át, az utazó megszüntetheti a szerződést. Ha a szervező fenntartja az áremelés jogát, az utazót árcsökkentés illeti meg, ha a vonatkozó költségek csökkennek.
- Az utazók díjfizetés nélkül megszüntethetik a szerződést, és minden befizetést visszakapnak, ha a csomag valamely lényeges eleme az ár kivételével jelentősen megváltozik. Ha a felelős kereskedő a kezdés előtt lemondja a csomagot, az utazók visszatérítésre és adott esetben kártérítésre jogosultak.
- Kivételes körülmények között, például ha az úti célon a csomagot valószínűleg érintő súlyos biztonsági problémák állnak fenn, az utazók a kezdés előtt díj nélkül megszüntethetik a szerződést.
- Az utazók a csomag megkezdése előtt bármikor megszüntethetik a szerződést megfelelő és indokolható díj ellenében.
- Ha a csomag megkezdése után annak jelentős elemei nem nyújthatók a szerződés szerint, többletköltség nélkül megfelelő alternatívát kell felajánlani. Ha a szolgáltatásokat nem a szerződés szerint nyújtják, ez lényegesen érinti a csomagot, és a szervező nem orvosolja, az utazók díj nélkül megszüntethetik a szerződést.
- Az utazókat árengedmény vagy kártérítés is megilleti, ha az utazási szolgáltatásokat nem vagy nem megfelelően teljesítik.
- A szervezőnek segítséget kell nyújtania a nehéz helyzetbe került utazónak.
- Ha a szervező fizetésképtelenné válik, a befizetéseket visszatérítik. Ha ez a csomag megkezdése után történik, és a csomag személyszállítást tartalmaz, biztosított az utazók hazaszállítása.

## Fizetésképtelenség elleni védelem

A Wojaż sp. z o.o. a fizetésképtelenség esetére a Towarzystwo Ubezpieczeń Przykład S.A. társaságnál rendelkezik védelemmel. Az utazók ehhez a szervezethez vagy az illetékes hatósághoz – Marszałek Województwa Mazowieckiego, ul. Jagiellońska 26, 03-719 Varsó – fordulhatnak, ha a Wojaż sp. z o.o. fizetésképtelensége miatt megtagadják tőlük a szolgáltatást. Bővebben a [biztosítási garanciáról](/informacje/gwarancja-ubezpieczeniowa) szóló oldalon.

A fentiek nem vonatkoznak a Wojaż sp. z o.o.-tól különböző felekkel kötött szerződésekre, amelyek a fizetésképtelenség ellenére is teljesíthetők.

Az (EU) 2015/2302 irányelvet a lengyel jogba az utazási csomagokról és az utazási szolgáltatásegyüttesekről szóló 2017. november 24-i törvény ültette át.`,
      uk: `Запропоноване Вам поєднання туристичних послуг є турпакетом у розумінні директиви (ЄС) 2015/2302. Тому Ви матимете всі права ЄС, що застосовуються до турпакетів. Wojaż sp. z o.o. несе повну відповідальність за належне виконання турпакета загалом.

Крім того, відповідно до закону Wojaż sp. z o.o. має забезпечення, щоб повернути Вам платежі та, якщо турпакет включає перевезення, гарантувати Ваше повернення додому в разі своєї неплатоспроможності.

## Основні права згідно з директивою (ЄС) 2015/2302

- До укладення договору мандрівники отримують усю істотну інформацію про турпакет.
- Завжди є щонайменше один підприємець, відповідальний за належне виконання всіх послуг, включених до договору.
- Мандрівники отримують номер екстреного телефону або дані контактного пункту, де можна зв’язатися з організатором чи агентом.
- Мандрівники можуть передати турпакет іншій особі, повідомивши про це в розумний строк, можливо, з оплатою додаткових витрат.
- Ціну турпакета можна підвищити, лише якщо зросли певні витрати, наприклад ціни на пальне, і якщо це прямо передбачено договором; у жодному разі не пізніше ніж за 20 днів до початку подорожі. Якщо підвищення перевищує 8 % ціни, мандрівник може розірвати договір. Якщо організатор залишає за собою право підвищити ціну, мандрівник має право на її зниження, коли відповідні витрати зменшилися.
- Мандрівники можуть розірвати договір без оплати й отримати повне повернення платежів, якщо істотно змінився будь-який важливий елемент турпакета, крім ціни. Якщо до початку відповідальний підприємець скасовує турпакет, мандрівники мають право на повернення платежів і, за потреби, на відшкодування.
- За виняткових обставин, наприклад якщо в місці призначення є серйозні проблеми з безпекою, що можуть вплинути на турпакет, мандрівники можуть до початку розірвати договір без оплати.
- Крім того, мандрівники можуть будь-коли до початку подорожі розірвати договір за відповідну й обґрунтовану плату.
- Якщо після початку подорожі важливі елементи турпакета не можна надати згідно з договором, мандрівникові слід запропонувати відповідну заміну без доплати. Якщо послуги надаються не за договором, це істотно впливає на подорож, а організатор не усуває проблеми, мандрівники можуть розірвати договір без оплати.
- Мандрівники також мають право на зниження ціни або відшкодування шкоди, якщо туристичні послуги не надано чи надано неналежно.
- Організатор зобов’язаний допомогти мандрівникові, який опинився у скруті.
- Якщо організатор стає неплатоспроможним, платежі повертають. Якщо це стається після початку подорожі, що включає перевезення, гарантовано повернення мандрівників додому.

## Захист на випадок неплатоспроможності

Wojaż sp. z o.o. має захист на випадок неплатоспроможності в Towarzystwo Ubezpieczeń Przykład S.A. Мандрівники можуть звернутися до цієї установи або до компетентного органу — Marszałek Województwa Mazowieckiego, ul. Jagiellońska 26, 03-719 Варшава, — якщо через неплатоспроможність Wojaż sp. z o.o. їм відмовлено в послугах. Більше — на сторінці про [страхову гарантію](/informacje/gwarancja-ubezpieczeniowa).

Це не стосується договорів з іншими сторонами, ніж Wojaż sp. z o.o., які можна виконати попри її неплатоспроможність.

Директиву (ЄС) 2015/2302 впроваджено в польське право законом від 24 листопада 2017 року про турпакети та пов’язані туристичні послуги.`,
    }),
  ],
)
