import { article } from '../../words.ts'
import { informationPage } from './information-page.ts'

export const liabilityTitle = {
  pl: 'Odpowiedzialność przewoźnika lotniczego',
  cs: 'Odpovědnost leteckého dopravce',
  ro: 'Răspunderea transportatorului aerian',
  hu: 'A légi fuvarozó felelőssége',
  uk: 'Відповідальність авіаперевізника',
}

export const odpowiedzialnoscPrzewoznika = informationPage(
  '/informacje/odpowiedzialnosc-przewoznika',
  liabilityTitle,
  {
    pl: 'Konwencja montrealska, konwencja warszawska i prawa pasażera w Unii: wypadek, bagaż, opóźnienie.',
    cs: 'Montrealská úmluva, Varšavská úmluva a práva cestujících v Unii: úraz, zavazadla, zpoždění.',
    ro: 'Convenția de la Montreal, Convenția de la Varșovia și drepturile pasagerilor în Uniune: accident, bagaj, întârziere.',
    hu: 'Montreali egyezmény, Varsói egyezmény és az uniós utasjogok: baleset, poggyász, késés.',
    uk: 'Монреальська конвенція, Варшавська конвенція і права пасажирів у Союзі: травма, багаж, затримка.',
  },
  [
    article(null, {
      pl: `Poniżej streszczamy zasady, według których przewoźnik odpowiada wobec Ciebie za szkodę. To informacja, której wymaga prawo Unii Europejskiej; nie zastępuje samych konwencji. Kwoty podajemy w SDR, jednostce Międzynarodowego Funduszu Walutowego: jedno SDR to około pięciu złotych.

## Konwencja montrealska

Obowiązuje na lotach przewoźników z Unii oraz między państwami, które ją podpisały – czyli na prawie wszystkich trasach, które sprzedajemy.

- **Śmierć lub obrażenia:** odpowiedzialność nie ma górnej granicy. Do 151 880 SDR przewoźnik nie może się od niej uchylić.
- **Zaliczka:** przewoźnik wypłaca ją w ciągu 15 dni od ustalenia uprawnionej osoby, na najpilniejsze potrzeby; w razie śmierci co najmniej 16 000 SDR.
- **Opóźnienie pasażera:** do 6 303 SDR, chyba że przewoźnik zrobił wszystko, co rozsądnie możliwe.
- **Bagaż zniszczony, zgubiony lub opóźniony:** do 1 519 SDR na osobę. Za bagaż nadany przewoźnik odpowiada nawet bez winy, za podręczny – tylko z winy.

Jeśli wieziesz coś cenniejszego, możesz przy odprawie złożyć deklarację wartości i dopłacić: granica się podniesie.

## Konwencja warszawska

Starsza umowa z 1929 roku, zmieniona w Hadze w 1955. Stosuje się ją tylko na trasach do nielicznych państw, które nie przyjęły konwencji montrealskiej. Odpowiedzialność za bagaż jest tam znacznie niższa: około 17 SDR za kilogram. Jeśli Twój lot podlega tej konwencji, piszemy o tym w umowie.

## Opóźnienie, odwołanie, brak miejsca

Na lotach z Unii i na lotach unijnych przewoźników do Unii działa rozporządzenie 261/2004:

- opieka: posiłki, napoje, w razie potrzeby hotel,
- zwrot kosztów biletu lub inny lot, gdy opóźnienie przekracza pięć godzin,
- odszkodowanie 250, 400 albo 600 euro zależnie od odległości, gdy dolecisz co najmniej trzy godziny później, a przyczyną nie były nadzwyczajne okoliczności.

## Terminy, których warto pilnować

- Uszkodzony bagaż: zgłoszenie na piśmie w ciągu **7 dni** od odbioru; najlepiej od razu na lotnisku, z protokołem PIR.
- Opóźniony bagaż: **21 dni** od dnia odbioru.
- Pozew: **2 lata** od przylotu.

Gdy przelot jest częścią imprezy turystycznej, za jej wykonanie odpowiadamy także my: zobacz [Twoje prawa](/informacje/standardowy-formularz-informacyjny) i [reklamacje](/informacje/reklamacje).`,
      cs: `Níže shrnujeme pravidla, podle nichž dopravce odpovídá za škodu. Tuto informaci vyžaduje právo Evropské unie; samotné úmluvy nenahrazuje. Částky uvádíme v SDR, jednotce Mezinárodního měnového fondu: jedno SDR je asi pět zlotých.

## Montrealská úmluva

Platí pro lety unijních dopravců a mezi státy, které ji podepsaly – tedy téměř na všech trasách, které prodáváme.

- **Smrt nebo zranění:** odpovědnost nemá horní hranici. Do 151 880 SDR se jí dopravce nemůže zprostit.
- **Záloha:** dopravce ji vyplatí do 15 dnů od určení oprávněné osoby na nejnaléhavější potřeby; v případě smrti nejméně 16 000 SDR.
- **Zpoždění cestujícího:** do 6 303 SDR, ledaže dopravce udělal vše, co bylo rozumně možné.
- **Zničené, ztracené nebo opožděné zavazadlo:** do 1 519 SDR na osobu. Za zapsané zavazadlo odpovídá dopravce i bez zavinění, za příruční jen při zavinění.

Vezete-li něco cennějšího, můžete při odbavení za příplatek uvést hodnotu: hranice se zvýší.

## Varšavská úmluva

Starší smlouva z roku 1929, změněná v Haagu v roce 1955. Používá se jen na trasách do několika málo států, které Montrealskou úmluvu nepřijaly. Odpovědnost za zavazadla je tam mnohem nižší: asi 17 SDR za kilogram. Pokud se na váš let vztahuje, uvádíme to ve smlouvě.

## Zpoždění, zrušení, odepření nástupu

Na lety z Unie a na lety unijních dopravců do Unie se vztahuje nařízení 261/2004:

- péče: jídlo, nápoje, v případě potřeby hotel,
- vrácení ceny letenky nebo jiný let, přesáhne-li zpoždění pět hodin,
- náhrada 250, 400 nebo 600 eur podle vzdálenosti, doletíte-li nejméně o tři hodiny později a příčinou nebyly mimořádné okolnosti.

## Lhůty, které se vyplatí hlídat

- Poškozené zavazadlo: písemně do **7 dnů** od převzetí; nejlépe hned na letišti s protokolem PIR.
- Opožděné zavazadlo: **21 dnů** ode dne, kdy jste ho dostali.
- Žaloba: **2 roky** od příletu.

Je-li let součástí zájezdu, odpovídáme za jeho splnění také my: viz [vaše práva](/informacje/standardowy-formularz-informacyjny) a [reklamace](/informacje/reklamacje).`,
      ro: `Rezumăm mai jos regulile după care transportatorul răspunde față de tine pentru daune. Este o informare cerută de dreptul Uniunii Europene și nu înlocuiește convențiile. Sumele sunt în DST, unitatea Fondului Monetar Internațional: un DST înseamnă circa cinci zloți.

## Convenția de la Montreal

Se aplică zborurilor transportatorilor din Uniune și celor dintre statele semnatare – adică aproape tuturor rutelor pe care le vindem.

- **Deces sau vătămare:** răspunderea nu are limită superioară. Până la 151 880 DST transportatorul nu o poate contesta.
- **Avans:** se plătește în 15 zile de la stabilirea persoanei îndreptățite, pentru nevoile urgente; în caz de deces, cel puțin 16 000 DST.
- **Întârzierea pasagerului:** până la 6 303 DST, cu excepția cazului în care transportatorul a făcut tot ce era rezonabil.
- **Bagaj distrus, pierdut sau întârziat:** până la 1 519 DST de persoană. Pentru bagajul de cală răspunde și fără culpă, pentru cel de mână doar din culpă.

Dacă ai ceva mai valoros, poți declara valoarea la îmbarcare, contra cost: limita crește.

## Convenția de la Varșovia

Un tratat mai vechi, din 1929, modificat la Haga în 1955. Se aplică doar pe rutele spre puținele state care nu au acceptat Convenția de la Montreal. Răspunderea pentru bagaje este mult mai mică: circa 17 DST pe kilogram. Dacă zborul tău intră aici, scriem acest lucru în contract.

## Întârziere, anulare, refuz la îmbarcare

La zborurile din Uniune și la cele ale transportatorilor din Uniune spre Uniune se aplică Regulamentul 261/2004:

- asistență: mese, băuturi, la nevoie hotel,
- rambursarea biletului sau alt zbor, dacă întârzierea depășește cinci ore,
- compensație de 250, 400 sau 600 de euro, după distanță, dacă ajungi cu cel puțin trei ore mai târziu și cauza nu a fost o împrejurare excepțională.

## Termene de ținut minte

- Bagaj deteriorat: sesizare scrisă în **7 zile** de la primire; cel mai bine chiar în aeroport, cu proces-verbal PIR.
- Bagaj întârziat: **21 de zile** din ziua în care l-ai primit.
- Acțiune în instanță: **2 ani** de la sosire.

Când zborul face parte dintr-un pachet, răspundem și noi de executarea lui: vezi [drepturile tale](/informacje/standardowy-formularz-informacyjny) și [reclamațiile](/informacje/reklamacje).`,
      hu: `Az alábbiakban összefoglaljuk, hogyan felel a légi fuvarozó a kárért. Ezt a tájékoztatást uniós jogszabály írja elő; az egyezményeket nem helyettesíti. Az összegek SDR-ben értendők, ez a Nemzetközi Valutaalap egysége: egy SDR körülbelül öt zloty.

## Montreali egyezmény

Az uniós fuvarozók járataira és az aláíró államok közötti repülésekre vonatkozik – vagyis szinte minden útvonalunkra.

- **Halál vagy sérülés:** a felelősségnek nincs felső határa. 151 880 SDR-ig a fuvarozó nem mentesülhet alóla.
- **Előleg:** a jogosult megállapításától számított 15 napon belül a legsürgetőbb szükségletekre; haláleset esetén legalább 16 000 SDR.
- **Az utas késedelme:** legfeljebb 6 303 SDR, kivéve, ha a fuvarozó minden ésszerűt megtett.
- **Megsemmisült, elveszett vagy késő poggyász:** személyenként legfeljebb 1 519 SDR. A feladott poggyászért vétkesség nélkül is felel, a kézipoggyászért csak saját hibája esetén.

Ha értékesebbet visz, a jegykezelésnél felár ellenében értéket nyilváníthat: ekkor magasabb a határ.

## Varsói egyezmény

Régebbi, 1929-es szerződés, amelyet 1955-ben Hágában módosítottak. Csak azon kevés állam felé alkalmazzák, amely nem fogadta el a Montreali egyezményt. A poggyászért való felelősség itt jóval kisebb: kilónként mintegy 17 SDR. Ha a járatára ez vonatkozik, a szerződésben jelezzük.

## Késés, törlés, beszállás megtagadása

Az Unióból induló járatokra és az uniós társaságok Unióba tartó járataira a 261/2004/EK rendelet érvényes:

- ellátás: étel, ital, szükség esetén szállás,
- a jegyár visszatérítése vagy másik járat, ha a késés meghaladja az öt órát,
- a távolságtól függően 250, 400 vagy 600 euró kártalanítás, ha legalább három órával később érkezik, és nem rendkívüli körülmény volt az ok.

## Határidők, amelyekre érdemes figyelni

- Sérült poggyász: írásban, az átvételtől számított **7 napon** belül; legjobb rögtön a repülőtéren, PIR-jegyzőkönyvvel.
- Késő poggyász: **21 nap** attól, hogy megkapta.
- Kereset: az érkezéstől számított **2 év**.

Ha a repülés utazási csomag része, annak teljesítéséért mi is felelünk: lásd [az Ön jogait](/informacje/standardowy-formularz-informacyjny) és a [panaszkezelést](/informacje/reklamacje).`,
      uk: `Нижче стисло викладено правила, за якими перевізник відповідає за шкоду. Такої інформації вимагає право Європейського Союзу; самих конвенцій вона не замінює. Суми вказано в СПЗ, одиниці Міжнародного валютного фонду: одна СПЗ — це близько п’яти злотих.

## Монреальська конвенція

Діє на рейсах перевізників із Союзу та між державами, що її підписали, — тобто майже на всіх маршрутах, які ми продаємо.

- **Смерть або травма:** відповідальність не має верхньої межі. До 151 880 СПЗ перевізник не може від неї ухилитися.
- **Аванс:** виплачується протягом 15 днів після встановлення особи, яка має на нього право, на найнагальніші потреби; у разі смерті — щонайменше 16 000 СПЗ.
- **Затримка пасажира:** до 6 303 СПЗ, хіба що перевізник зробив усе розумно можливе.
- **Знищений, загублений або затриманий багаж:** до 1 519 СПЗ на особу. За зданий багаж перевізник відповідає й без вини, за ручну поклажу — лише з вини.

Якщо ви везете щось цінніше, можна за доплату задекларувати вартість під час реєстрації: межа підвищиться.

## Варшавська конвенція

Давніша угода 1929 року, змінена в Гаазі 1955-го. Її застосовують лише на маршрутах до небагатьох держав, які не прийняли Монреальської конвенції. Відповідальність за багаж там значно менша: близько 17 СПЗ за кілограм. Якщо ваш рейс підпадає під неї, ми пишемо про це в договорі.

## Затримка, скасування, відмова в посадці

На рейсах із Союзу та рейсах союзних перевізників до Союзу діє регламент 261/2004:

- піклування: харчування, напої, за потреби готель,
- повернення вартості квитка або інший рейс, якщо затримка перевищує п’ять годин,
- компенсація 250, 400 або 600 євро залежно від відстані, якщо ви прилетіли щонайменше на три години пізніше, а причиною не були надзвичайні обставини.

## Строки, за якими варто стежити

- Пошкоджений багаж: письмова заява протягом **7 днів** від отримання; найкраще одразу в аеропорту, з протоколом PIR.
- Затриманий багаж: **21 день** від дня, коли ви його отримали.
- Позов: **2 роки** від прильоту.

Якщо переліт є частиною турпакета, за його виконання відповідаємо й ми: дивіться [ваші права](/informacje/standardowy-formularz-informacyjny) та [скарги](/informacje/reklamacje).`,
    }),
  ],
)
