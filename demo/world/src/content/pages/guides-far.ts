import { destinations } from '../destinations.ts'
import { guide } from './guide.ts'

export const egipt = guide(
  'egipt',
  {
    pl: 'Słońce przez cały rok, rafy Morza Czerwonego i noc na pustyni, która uczy ciszy.',
    cs: 'Slunce po celý rok, útesy Rudého moře a noc v poušti, která učí tichu.',
    ro: 'Soare tot anul, recifele Mării Roșii și o noapte în deșert care te învață tăcerea.',
    hu: 'Egész évben napsütés, a Vörös-tenger zátonyai és egy csendre tanító sivatagi éjszaka.',
    uk: 'Сонце цілий рік, рифи Червоного моря та ніч у пустелі, що вчить тиші.',
  },
  {
    pl: '## Hurghada czy Marsa Alam\n\nHurghada to miasto z promenadą, restauracjami i piaszczystym wejściem do morza. Marsa Alam leży dalej na południe: mniej świateł, więcej rafy tuż przy brzegu, a przy odrobinie szczęścia żółwie.\n\n## Dobrze wiedzieć\n\n- **Kiedy jechać:** październik–kwiecień; latem bywa ponad 40 stopni, zimą wieczory są chłodne i wietrzne.\n- **Rafa jest żywa:** nie dotykaj jej i nie stawaj na niej, nawet w butach.\n- **Pij tylko wodę butelkowaną** i używaj jej także do mycia zębów.',
    cs: '## Hurghada, nebo Marsa Alam\n\nHurghada je město s promenádou, restauracemi a písečným vstupem do moře. Marsa Alam leží jižněji: méně světel, víc korálů přímo u břehu a s trochou štěstí i želvy.\n\n## Dobré vědět\n\n- **Kdy jet:** říjen–duben; v létě bývá přes 40 stupňů, v zimě jsou večery chladné a větrné.\n- **Útes je živý:** nedotýkejte se ho a nestoupejte na něj, ani v botách.\n- **Pijte jen balenou vodu** a používejte ji i na čištění zubů.',
    ro: '## Hurghada sau Marsa Alam\n\nHurghada este un oraș cu faleză, restaurante și intrare cu nisip în mare. Marsa Alam e mai la sud: mai puține lumini, mai mult recif chiar lângă țărm și, cu puțin noroc, țestoase.\n\n## Bine de știut\n\n- **Când să mergi:** octombrie–aprilie; vara trece de 40 de grade, iarna serile sunt răcoroase și cu vânt.\n- **Reciful e viu:** nu-l atinge și nu călca pe el, nici cu încălțări.\n- **Bea doar apă îmbuteliată** și folosește-o și la spălatul pe dinți.',
    hu: '## Hurghada vagy Marsa Alam\n\nHurghada város sétánnyal, éttermekkel és homokos tengerparttal. Marsa Alam délebbre fekszik: kevesebb fény, több korall közvetlenül a partnál, és kis szerencsével teknősök is.\n\n## Jó tudni\n\n- **Mikor menjünk:** októbertől áprilisig; nyáron 40 fok fölött is lehet, télen hűvösek és szelesek az esték.\n- **A zátony él:** ne érintse meg, és cipőben se lépjen rá.\n- **Csak palackozott vizet igyon**, és fogmosáshoz is azt használja.',
    uk: '## Хургада чи Марса-Алам\n\nХургада — місто з набережною, ресторанами й піщаним входом у море. Марса-Алам лежить південніше: менше вогнів, більше рифу біля самого берега, а якщо пощастить — черепахи.\n\n## Варто знати\n\n- **Коли їхати:** жовтень–квітень; улітку буває понад 40 градусів, узимку вечори прохолодні й вітряні.\n- **Риф живий:** не торкайтеся його і не ставайте на нього навіть у взутті.\n- **Пийте лише бутильовану воду** й чистьте нею зуби.',
  },
  [destinations.turcja, destinations.kanary, destinations.tajlandia],
)

export const wyspyKanaryjskie = guide(
  'kanary',
  {
    pl: 'Cztery pory roku w jeden dzień, ale zima nigdy: wyspy wiecznej wiosny na Atlantyku.',
    cs: 'Čtyři roční období za den, ale zima nikdy: ostrovy věčného jara v Atlantiku.',
    ro: 'Patru anotimpuri într-o zi, dar iarnă niciodată: insulele primăverii veșnice din Atlantic.',
    hu: 'Négy évszak egy nap alatt, de tél soha: az örök tavasz szigetei az Atlanti-óceánon.',
    uk: 'Чотири пори року за день, але зими — ніколи: острови вічної весни в Атлантиці.',
  },
  {
    pl: '## Którą wyspę wybrać\n\nTeneryfa ma wulkan Teide, suche południe i zieloną północ. Gran Canaria słynie z wydm w Maspalomas. Lanzarote jest czarno-biała i spokojna, a Fuerteventura to wiatr, deski i plaże bez końca.\n\n## Dobrze wiedzieć\n\n- **Kiedy jechać:** cały rok; od grudnia do marca to najbliższe prawdziwie ciepłe miejsce w Unii Europejskiej.\n- **Ocean** ma od 18 do 23 stopni i prądy: kąp się tam, gdzie jest ratownik.\n- **Weź sweter:** na Teide wieczorem bywa mróz, nawet gdy na plaży jest lato.',
    cs: '## Který ostrov vybrat\n\nTenerife má sopku Teide, suchý jih a zelený sever. Gran Canaria je známá dunami v Maspalomas. Lanzarote je černobílé a klidné, Fuerteventura znamená vítr, prkna a pláže bez konce.\n\n## Dobré vědět\n\n- **Kdy jet:** celý rok; od prosince do března je to nejbližší opravdu teplé místo v Evropské unii.\n- **Oceán** má 18 až 23 stupňů a proudy: koupejte se tam, kde je plavčík.\n- **Vezměte svetr:** na Teide večer mrzne, i když je na pláži léto.',
    ro: '## Ce insulă să alegi\n\nTenerife are vulcanul Teide, un sud uscat și un nord verde. Gran Canaria e cunoscută pentru dunele de la Maspalomas. Lanzarote e alb-negru și liniștită, iar Fuerteventura înseamnă vânt, plăci de surf și plaje fără sfârșit.\n\n## Bine de știut\n\n- **Când să mergi:** tot anul; din decembrie până în martie e cel mai apropiat loc cu adevărat cald din Uniunea Europeană.\n- **Oceanul** are între 18 și 23 de grade și curenți: înoată unde există salvamar.\n- **Ia un pulover:** pe Teide seara poate îngheța, chiar dacă pe plajă e vară.',
    hu: '## Melyik szigetet válasszuk\n\nTenerifén ott a Teide vulkán, a száraz dél és a zöld észak. Gran Canaria a maspalomasi dűnékről híres. Lanzarote fekete-fehér és nyugodt, Fuerteventura pedig szél, deszkák és végtelen strandok.\n\n## Jó tudni\n\n- **Mikor menjünk:** egész évben; decembertől márciusig ez az Európai Unió legközelebbi igazán meleg helye.\n- **Az óceán** 18–23 fokos, és vannak áramlatok: ott fürödjön, ahol vízimentő is van.\n- **Vigyen pulóvert:** a Teidén este fagyhat akkor is, ha a strandon nyár van.',
    uk: '## Який острів обрати\n\nНа Тенерифе — вулкан Тейде, сухий південь і зелена північ. Гран-Канарія відома дюнами Маспаломаса. Лансароте чорно-біле й спокійне, а Фуертевентура — це вітер, дошки й нескінченні пляжі.\n\n## Варто знати\n\n- **Коли їхати:** цілий рік; з грудня до березня це найближче справді тепле місце в Європейському Союзі.\n- **Океан** має від 18 до 23 градусів і течії: купайтеся там, де є рятувальник.\n- **Візьміть светр:** на Тейде ввечері буває мороз, навіть коли на пляжі літо.',
  },
  [destinations.egipt, destinations.grecja, destinations.tajlandia],
)

export const tajlandia = guide(
  'tajlandia',
  {
    pl: 'Daleko, ale łatwo: uśmiech, kuchnia i morze, dla których warto przetrwać noc w samolocie.',
    cs: 'Daleko, ale snadno: úsměv, kuchyně a moře, kvůli kterým stojí za to přečkat noc v letadle.',
    ro: 'Departe, dar ușor: zâmbet, bucătărie și o mare pentru care merită o noapte în avion.',
    hu: 'Messze van, mégis könnyű: mosoly, konyha és tenger, amiért megéri egy éjszaka a gépen.',
    uk: 'Далеко, але легко: усмішка, кухня й море, заради яких варто пережити ніч у літаку.',
  },
  {
    pl: '## Dwa wybrzeża, dwie pory deszczowe\n\nPhuket i Krabi leżą nad Morzem Andamańskim i są najpiękniejsze od listopada do kwietnia. Koh Samui, po drugiej stronie, suszy się wtedy, gdy tam pada – od stycznia do sierpnia. Bangkok jest dobry zawsze, jeśli lubisz miasta, które nie śpią.\n\n## Dobrze wiedzieć\n\n- **Lot** trwa zwykle ponad dziesięć godzin; pierwszego dnia zaplanuj tylko spacer.\n- **W świątyni** zakryj ramiona i kolana, a buty zostaw przed wejściem.\n- **Zdrowie:** kilka tygodni przed wyjazdem porozmawiaj z lekarzem medycyny podróży o szczepieniach.',
    cs: '## Dvě pobřeží, dvě období dešťů\n\nPhuket a Krabi leží u Andamanského moře a nejkrásnější jsou od listopadu do dubna. Koh Samui na druhé straně je suché, když tam prší – od ledna do srpna. Bangkok je dobrý vždy, pokud máte rádi města, která nespí.\n\n## Dobré vědět\n\n- **Let** trvá obvykle přes deset hodin; první den si naplánujte jen procházku.\n- **V chrámu** si zakryjte ramena i kolena a boty nechte před vchodem.\n- **Zdraví:** několik týdnů před cestou se o očkování poraďte s lékařem cestovní medicíny.',
    ro: '## Două coaste, două sezoane ploioase\n\nPhuket și Krabi sunt la Marea Andaman și arată cel mai bine din noiembrie până în aprilie. Koh Samui, de cealaltă parte, e uscată când acolo plouă – din ianuarie până în august. Bangkok e bun oricând, dacă îți plac orașele care nu dorm.\n\n## Bine de știut\n\n- **Zborul** durează de obicei peste zece ore; în prima zi plănuiește doar o plimbare.\n- **În temple** acoperă-ți umerii și genunchii și lasă încălțările la intrare.\n- **Sănătate:** cu câteva săptămâni înainte vorbește cu un medic despre vaccinuri.',
    hu: '## Két part, két esős évszak\n\nPhuket és Krabi az Andamán-tengernél fekszik, és novembertől áprilisig a legszebb. A túloldalon lévő Koh Samui akkor száraz, amikor ott esik – januártól augusztusig. Bangkok mindig jó, ha szereti a soha nem alvó városokat.\n\n## Jó tudni\n\n- **A repülés** általában több mint tíz óra; az első napra csak sétát tervezzen.\n- **A templomban** takarja el a vállát és a térdét, a cipőt pedig hagyja a bejáratnál.\n- **Egészség:** néhány héttel indulás előtt kérdezze meg orvosát az oltásokról.',
    uk: '## Два узбережжя, два сезони дощів\n\nПхукет і Крабі лежать на Андаманському морі й найкращі з листопада до квітня. Самуї з іншого боку сухий тоді, коли там дощить, — із січня до серпня. Бангкок добрий завжди, якщо ви любите міста, що не сплять.\n\n## Варто знати\n\n- **Політ** зазвичай триває понад десять годин; на перший день заплануйте лише прогулянку.\n- **У храмі** прикрийте плечі й коліна, а взуття залиште перед входом.\n- **Здоров’я:** за кілька тижнів до поїздки порадьтеся з лікарем щодо щеплень.',
  },
  [destinations.egipt, destinations.kanary, destinations.grecja],
)

export const tatry = guide(
  'tatry',
  {
    pl: 'Jedyne polskie góry o alpejskim charakterze: małe na mapie, wielkie pod nogami.',
    cs: 'Vysoké hory malého rozměru: na mapě kousek, pod nohama celý svět.',
    ro: 'Munți cu caracter alpin: mici pe hartă, mari sub picioare.',
    hu: 'Alpesi jellegű hegyek: a térképen kicsik, a láb alatt hatalmasak.',
    uk: 'Гори альпійського характеру: малі на карті, великі під ногами.',
  },
  {
    pl: '## Lato i zima\n\nLatem szlaki są łatwo dostępne, ale po południu często przychodzą burze: wychodź o świcie i wracaj na obiad. Zimą Zakopane i Bukowina mają stoki dla początkujących, a w wyższych partiach zaczynają się góry dla tych, którzy umieją chodzić w rakach i znają komunikat lawinowy.\n\n## Dobrze wiedzieć\n\n- **Kiedy jechać:** wrzesień jest najstabilniejszy, luty najbardziej śnieżny.\n- **Parking przy Morskim Oku** trzeba zarezerwować wcześniej; rano działa też bus z Zakopanego.\n- **Numer ratunkowy w górach:** 601 100 300 albo 985.',
    cs: '## Léto a zima\n\nV létě jsou stezky snadno dostupné, ale odpoledne často přicházejí bouřky: vyrazte za svítání a vraťte se na oběd. V zimě mají Zakopane a Bukowina svahy pro začátečníky, výš začínají hory pro ty, kdo umějí chodit v mačkách a sledují lavinovou předpověď.\n\n## Dobré vědět\n\n- **Kdy jet:** září je nejstabilnější, únor nejzasněženější.\n- **Parkoviště u Mořského oka** je nutné rezervovat předem; ráno jezdí i minibus ze Zakopaného.\n- **Horská služba na polské straně:** 601 100 300 nebo 985.',
    ro: '## Vara și iarna\n\nVara potecile sunt accesibile, dar după-amiaza vin des furtuni: pornește în zori și întoarce-te la prânz. Iarna, Zakopane și Bukowina au pârtii pentru începători, iar mai sus încep munții pentru cei care știu să folosească colțarii și citesc buletinul de avalanșă.\n\n## Bine de știut\n\n- **Când să mergi:** septembrie e cel mai stabil, februarie are cea mai multă zăpadă.\n- **Parcarea de la Morskie Oko** se rezervă din timp; dimineața circulă și microbuze din Zakopane.\n- **Salvamontul polonez:** 601 100 300 sau 985.',
    hu: '## Nyár és tél\n\nNyáron könnyen járhatók az ösvények, de délután gyakori a zivatar: induljon hajnalban, és ebédre érjen vissza. Télen Zakopanéban és Bukowinában kezdőknek való pályák vannak, feljebb pedig azoké a hegy, akik tudnak hágóvasban járni és követik a lavinajelentést.\n\n## Jó tudni\n\n- **Mikor menjünk:** szeptemberben a legstabilabb az idő, februárban a legtöbb a hó.\n- **A Morskie Oko parkolóját** előre le kell foglalni; reggel Zakopanéból kisbusz is jár.\n- **Hegyimentők a lengyel oldalon:** 601 100 300 vagy 985.',
    uk: '## Літо і зима\n\nУлітку стежки легкодоступні, але пополудні часто бувають грози: виходьте на світанку й повертайтеся на обід. Узимку в Закопаному та Буковині є схили для початківців, а вище починаються гори для тих, хто вміє ходити в кішках і читає лавинний бюлетень.\n\n## Варто знати\n\n- **Коли їхати:** вересень найстабільніший, лютий найсніжніший.\n- **Парковку біля Морського Ока** треба бронювати заздалегідь; уранці їздить і мікроавтобус із Закопаного.\n- **Гірські рятувальники:** 601 100 300 або 985.',
  },
  [destinations.wlochy, destinations.chorwacja, destinations.kanary],
)
