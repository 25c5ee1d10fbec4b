import { destinations } from '../destinations.ts'
import { guide } from './guide.ts'

export const grecja = guide(
  'grecja',
  {
    pl: 'Kraj, w którym nikt się nie spieszy: wyspy, tawerny i morze ciepłe do października.',
    cs: 'Země, kde nikdo nespěchá: ostrovy, taverny a moře teplé až do října.',
    ro: 'Țara în care nimeni nu se grăbește: insule, taverne și o mare caldă până în octombrie.',
    hu: 'Ország, ahol senki sem siet: szigetek, tavernák és októberig meleg tenger.',
    uk: 'Країна, де ніхто не поспішає: острови, таверни і тепле до жовтня море.',
  },
  {
    pl: '## Którą wyspę wybrać\n\nKreta jest duża i różnorodna: w tydzień zobaczysz plaże, wąwozy i pałac w Knossos. Rodos i Kos są wygodne dla rodzin, bo z lotniska wszędzie jest blisko. Korfu jest zielone i wilgotniejsze, za to ma najpiękniejsze zatoki Morza Jońskiego.\n\n## Dobrze wiedzieć\n\n- **Kiedy jechać:** maj, czerwiec i wrzesień. W lipcu i sierpniu na Cyklady wieje silny meltemi.\n- **Woda w kranie** bywa słona; na wyspach pije się butelkowaną.\n- **Kolacja** zaczyna się po dwudziestej. Wcześniej tawerny są puste, ale dzieciom nikt nie odmówi.',
    cs: '## Který ostrov vybrat\n\nKréta je velká a rozmanitá: za týden stihnete pláže, soutěsky i palác v Knóssu. Rhodos a Kos jsou pohodlné pro rodiny, protože z letiště je všude blízko. Korfu je zelené a vlhčí, zato má nejkrásnější zátoky Jónského moře.\n\n## Dobré vědět\n\n- **Kdy jet:** květen, červen a září. V červenci a srpnu na Kykladách vane silný meltemi.\n- **Voda z kohoutku** bývá slaná; na ostrovech se pije balená.\n- **Večeře** začíná po osmé. Dřív jsou taverny prázdné, ale děti nikdo neodmítne.',
    ro: '## Ce insulă să alegi\n\nCreta este mare și variată: într-o săptămână vezi plaje, chei și palatul de la Knossos. Rodos și Kos sunt comode pentru familii, fiindcă totul e aproape de aeroport. Corfu e verde și mai umedă, dar are cele mai frumoase golfuri ale Mării Ionice.\n\n## Bine de știut\n\n- **Când să mergi:** mai, iunie și septembrie. În iulie și august, în Ciclade bate puternic meltemi.\n- **Apa de la robinet** poate fi sălcie; pe insule se bea apă îmbuteliată.\n- **Cina** începe după ora opt. Mai devreme tavernele sunt goale, dar copiii sunt bineveniți oricând.',
    hu: '## Melyik szigetet válasszuk\n\nKréta nagy és változatos: egy hét alatt belefér a strand, a szurdok és a knósszoszi palota. Rodosz és Kosz kényelmes családoknak, mert a repülőtérről minden közel van. Korfu zöldebb és csapadékosabb, viszont övé a Jón-tenger legszebb öble.\n\n## Jó tudni\n\n- **Mikor menjünk:** májusban, júniusban és szeptemberben. Júliusban és augusztusban a Kükládokon erős meltemi fúj.\n- **A csapvíz** néhol sós; a szigeteken palackozott vizet isznak.\n- **A vacsora** este nyolc után kezdődik. Előtte üresek a tavernák, de a gyerekeket bármikor szívesen látják.',
    uk: '## Який острів обрати\n\nКрит великий і різноманітний: за тиждень побачите пляжі, ущелини та палац у Кноссі. Родос і Кос зручні для родин, бо від аеропорту всюди близько. Корфу зелений і вологіший, зате має найкрасивіші затоки Іонічного моря.\n\n## Варто знати\n\n- **Коли їхати:** травень, червень і вересень. У липні та серпні на Кікладах дме сильний мельтемі.\n- **Вода з крана** буває солонуватою; на островах п’ють бутильовану.\n- **Вечеря** починається після восьмої. Раніше таверни порожні, але дітям раді завжди.',
  },
  [destinations.chorwacja, destinations.turcja, destinations.wlochy],
)

export const turcja = guide(
  'turcja',
  {
    pl: 'Długie plaże, gościnność bez zegarka i ruiny, po których wolno chodzić.',
    cs: 'Dlouhé pláže, pohostinnost bez hodinek a ruiny, po kterých se smí chodit.',
    ro: 'Plaje lungi, ospitalitate fără ceas și ruine printre care ai voie să te plimbi.',
    hu: 'Hosszú strandok, óra nélküli vendégszeretet és bejárható romok.',
    uk: 'Довгі пляжі, гостинність без годинника та руїни, якими можна ходити.',
  },
  {
    pl: '## Riwiera czy Egejskie\n\nWybrzeże wokół Antalyi i Side ma piasek, płytkie wejście do wody i duże hotele z ogrodami. Wybrzeże Egejskie wokół Bodrum i Marmaris jest bardziej skaliste, chłodniejsze i bliższe temu, co znamy z greckich wysp.\n\n## Dobrze wiedzieć\n\n- **Kiedy jechać:** od maja do połowy października; w sierpniu w Antalyi bywa 40 stopni.\n- **Nie tylko plaża:** Efez, Perge i Aspendos najlepiej zwiedzać zaraz po otwarciu.\n- **Dokumenty:** przed wyjazdem sprawdź na stronie gov.pl, jakiego dokumentu i jak długo ważnego potrzebujesz.',
    cs: '## Riviéra, nebo Egejské pobřeží\n\nPobřeží kolem Antalye a Side má písek, pozvolný vstup do vody a velké hotely se zahradami. Egejské pobřeží kolem Bodrumu a Marmarisu je skalnatější, chladnější a podobnější řeckým ostrovům.\n\n## Dobré vědět\n\n- **Kdy jet:** od května do poloviny října; v srpnu bývá v Antalyi 40 stupňů.\n- **Nejen pláž:** Efes, Perge a Aspendos je nejlepší navštívit hned po otevření.\n- **Doklady:** před cestou si na stránkách ministerstva zahraničí ověřte, jaký doklad a s jakou platností potřebujete.',
    ro: '## Riviera sau Egeea\n\nCoasta din jurul Antalyei și al orașului Side are nisip, intrare lină în apă și hoteluri mari cu grădini. Coasta Egee, la Bodrum și Marmaris, este mai stâncoasă, mai răcoroasă și mai aproape de atmosfera insulelor grecești.\n\n## Bine de știut\n\n- **Când să mergi:** din mai până la mijlocul lui octombrie; în august la Antalya pot fi 40 de grade.\n- **Nu doar plajă:** Efes, Perge și Aspendos se vizitează cel mai bine imediat după deschidere.\n- **Acte:** înainte de plecare verifică pe site-ul ministerului de externe ce document îți trebuie și cât trebuie să fie valabil.',
    hu: '## Riviéra vagy Égei-part\n\nAntalya és Side környékén homokos a part, lassan mélyül a víz, és nagy, kertes szállodák várnak. Az Égei-part Bodrum és Marmaris körül sziklásabb, hűvösebb, és jobban emlékeztet a görög szigetekre.\n\n## Jó tudni\n\n- **Mikor menjünk:** májustól október közepéig; augusztusban Antalyában 40 fok is lehet.\n- **Nem csak strand:** Epheszoszt, Pergét és Aszpendoszt nyitás után a legjobb megnézni.\n- **Iratok:** indulás előtt a külügyminisztérium oldalán nézze meg, milyen és meddig érvényes okmány kell.',
    uk: '## Рів’єра чи Егейське узбережжя\n\nБіля Анталії та Сіде — пісок, пологий вхід у воду і великі готелі із садами. Егейське узбережжя біля Бодрума й Мармариса скелястіше, прохолодніше і ближче до грецьких островів.\n\n## Варто знати\n\n- **Коли їхати:** з травня до середини жовтня; у серпні в Анталії буває 40 градусів.\n- **Не лише пляж:** Ефес, Перге й Аспендос найкраще оглядати одразу після відкриття.\n- **Документи:** перед поїздкою перевірте на сайті міністерства закордонних справ, який документ і з яким строком дії потрібен.',
  },
  [destinations.grecja, destinations.egipt, destinations.chorwacja],
)

export const wlochy = guide(
  'wlochy',
  {
    pl: 'Dla tych, którzy planują dzień od posiłku do posiłku, a między nimi oglądają arcydzieła.',
    cs: 'Pro ty, kdo si den plánují od jídla k jídlu a mezi tím si prohlížejí mistrovská díla.',
    ro: 'Pentru cei care își plănuiesc ziua de la o masă la alta, iar între ele privesc capodopere.',
    hu: 'Azoknak, akik étkezéstől étkezésig tervezik a napot, és közben remekműveket néznek.',
    uk: 'Для тих, хто планує день від трапези до трапези, а між ними розглядає шедеври.',
  },
  {
    pl: '## Północ, południe, wyspy\n\nJezioro Garda i Adriatyk są w zasięgu samochodu. Toskania wymaga auta i cierpliwości do krętych dróg. Apulia to białe miasta, gaje oliwne i dwa morza, a Sycylia i Sardynia są małymi światami same w sobie.\n\n## Dobrze wiedzieć\n\n- **Kiedy jechać:** kwiecień–czerwiec i wrzesień–październik. W połowie sierpnia, w czasie ferragosto, Włosi sami są na urlopie.\n- **Kawa przy barze** kosztuje mniej niż przy stoliku.\n- **ZTL:** do wielu centrów nie wolno wjeżdżać samochodem; znak jest mały, a mandat przychodzi do domu.',
    cs: '## Sever, jih, ostrovy\n\nGardské jezero a Jadran jsou na dojezd autem. Toskánsko chce auto a trpělivost s klikatými silnicemi. Apulie jsou bílá města, olivové háje a dvě moře, Sicílie a Sardinie jsou malé světy samy pro sebe.\n\n## Dobré vědět\n\n- **Kdy jet:** duben–červen a září–říjen. V polovině srpna, o ferragostu, mají dovolenou sami Italové.\n- **Káva u baru** stojí méně než u stolku.\n- **ZTL:** do mnoha center se autem nesmí; značka je malá a pokuta přijde až domů.',
    ro: '## Nord, sud, insule\n\nLacul Garda și Adriatica sunt la o distanță potrivită pentru mașină. Toscana cere mașină și răbdare pe drumurile șerpuite. Puglia înseamnă orașe albe, livezi de măslini și două mări, iar Sicilia și Sardinia sunt lumi mici în sine.\n\n## Bine de știut\n\n- **Când să mergi:** aprilie–iunie și septembrie–octombrie. La mijlocul lui august, de ferragosto, italienii înșiși sunt în concediu.\n- **Cafeaua la bar** costă mai puțin decât la masă.\n- **ZTL:** în multe centre nu ai voie cu mașina; semnul e mic, iar amenda vine acasă.',
    hu: '## Észak, dél, szigetek\n\nA Garda-tó és az Adria autóval is elérhető. Toszkánához autó és türelem kell a kanyargós utakhoz. Puglia fehér városok, olajfaligetek és két tenger földje, Szicília és Szardínia pedig külön kis világ.\n\n## Jó tudni\n\n- **Mikor menjünk:** április–június és szeptember–október. Augusztus közepén, ferragostókor maguk az olaszok is nyaralnak.\n- **A pultnál ivott kávé** olcsóbb, mint az asztalnál.\n- **ZTL:** sok belvárosba tilos autóval behajtani; a tábla kicsi, a büntetés viszont hazáig jön.',
    uk: '## Північ, південь, острови\n\nДо озера Гарда й Адріатики можна доїхати автомобілем. Тоскана потребує авто й терпіння до звивистих доріг. Апулія — це білі міста, оливкові гаї та два моря, а Сицилія й Сардинія — окремі маленькі світи.\n\n## Варто знати\n\n- **Коли їхати:** квітень–червень і вересень–жовтень. У середині серпня, на феррагосто, самі італійці у відпустці.\n- **Кава біля стійки** дешевша, ніж за столиком.\n- **ZTL:** до багатьох центрів не можна в’їжджати автомобілем; знак малий, а штраф приходить додому.',
  },
  [destinations.chorwacja, destinations.grecja, destinations.tatry],
)

export const chorwacja = guide(
  'chorwacja',
  {
    pl: 'Adriatyk na dojazd samochodem: kamienne miasta, wyspy i cień sosen tuż przy wodzie.',
    cs: 'Jadran na dojezd autem: kamenná města, ostrovy a stín borovic hned u vody.',
    ro: 'Adriatica la o zi de mers cu mașina: orașe de piatră, insule și umbra pinilor lângă apă.',
    hu: 'Adria autóval: kővárosok, szigetek és fenyőárnyék közvetlenül a vízparton.',
    uk: 'Адріатика автомобілем: кам’яні міста, острови і тінь сосен біля самої води.',
  },
  {
    pl: '## Istria, Dalmacja czy wyspy\n\nIstria jest najbliżej i najbardziej włoska w smaku. Dalmacja ciągnie się od Zadaru po Dubrownik i ma najczystszą wodę. Wyspy – Brač, Hvar, Korčula – wymagają promu, ale odwdzięczają się ciszą po odpłynięciu ostatniej łodzi.\n\n## Dobrze wiedzieć\n\n- **Kiedy jechać:** czerwiec i wrzesień; w sierpniu na promy czeka się godzinami.\n- **Buty do wody** przydadzą się wszędzie: plaże są kamieniste, a jeżowce lubią te same miejsca co my.\n- **Waluta:** od 2023 roku płaci się w euro.',
    cs: '## Istrie, Dalmácie, nebo ostrovy\n\nIstrie je nejblíž a chutná nejvíc italsky. Dalmácie se táhne od Zadaru po Dubrovník a má nejčistší vodu. Ostrovy – Brač, Hvar, Korčula – chtějí trajekt, ale odmění se tichem po odplutí poslední lodi.\n\n## Dobré vědět\n\n- **Kdy jet:** červen a září; v srpnu se na trajekty čeká hodiny.\n- **Boty do vody** se hodí všude: pláže jsou kamenité a ježci mají rádi stejná místa jako my.\n- **Měna:** od roku 2023 se platí eurem.',
    ro: '## Istria, Dalmația sau insulele\n\nIstria e cea mai apropiată și are cel mai italian gust. Dalmația se întinde de la Zadar la Dubrovnik și are apa cea mai limpede. Insulele – Brač, Hvar, Korčula – cer un feribot, dar te răsplătesc cu liniște după plecarea ultimei bărci.\n\n## Bine de știut\n\n- **Când să mergi:** iunie și septembrie; în august se așteaptă ore la feribot.\n- **Papucii de apă** sunt utili peste tot: plajele sunt cu pietre, iar aricilor le plac aceleași locuri ca nouă.\n- **Moneda:** din 2023 se plătește în euro.',
    hu: '## Isztria, Dalmácia vagy a szigetek\n\nIsztria van a legközelebb, és az ízei a leginkább olaszosak. Dalmácia Zadartól Dubrovnikig nyúlik, itt a legtisztább a víz. A szigetekhez – Brač, Hvar, Korčula – komp kell, de az utolsó hajó után csenddel hálálják meg.\n\n## Jó tudni\n\n- **Mikor menjünk:** júniusban és szeptemberben; augusztusban órákat kell várni a kompra.\n- **Vízicipő** mindenhová kell: köves a part, és a sünök ugyanazokat a helyeket szeretik, mint mi.\n- **Pénznem:** 2023 óta euróval kell fizetni.',
    uk: '## Істрія, Далмація чи острови\n\nІстрія найближча і має найбільш італійський смак. Далмація тягнеться від Задара до Дубровника й має найчистішу воду. До островів — Брач, Хвар, Корчула — потрібен пором, зате вони віддячать тишею після останнього човна.\n\n## Варто знати\n\n- **Коли їхати:** червень і вересень; у серпні на пором чекають годинами.\n- **Взуття для води** знадобиться всюди: пляжі кам’янисті, а морські їжаки люблять ті самі місця, що й ми.\n- **Валюта:** з 2023 року розраховуються в євро.',
  },
  [destinations.wlochy, destinations.grecja, destinations.tatry],
)
