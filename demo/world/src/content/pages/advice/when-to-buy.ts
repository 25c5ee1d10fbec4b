import { scene } from '../../words.ts'
import { adviceArticle } from './advice-article.ts'

export const kiedyKupic = adviceArticle({
  name: 'kiedy-kupic-wakacje',
  daysAgo: 11,
  topic: 'payment',
  title: {
    pl: 'Kiedy kupić wakacje: wcześnie czy w ostatniej chwili?',
    cs: 'Kdy koupit dovolenou: brzy, nebo na poslední chvíli?',
    ro: 'Când cumperi vacanța: devreme sau în ultima clipă?',
    hu: 'Mikor vegyünk nyaralást: előre vagy az utolsó pillanatban?',
    uk: 'Коли купувати відпустку: завчасно чи в останню мить?',
  },
  lead: {
    pl: 'Obie szkoły mają rację – ale nie dla tych samych ludzi. Sprawdź, do której należysz.',
    cs: 'Obě školy mají pravdu – ale ne pro tytéž lidi. Zjistěte, ke které patříte.',
    ro: 'Ambele școli au dreptate – dar nu pentru aceiași oameni. Vezi din care faci parte.',
    hu: 'Mindkét iskolának igaza van – de nem ugyanazoknak. Nézze meg, Ön melyikhez tartozik.',
    uk: 'Обидві школи мають рацію — але для різних людей. З’ясуйте, до якої належите ви.',
  },
  picture: scene('old-town', 'portuguese', 'golden', 'kk1', {
    pl: 'Stare miasto nad oceanem przed zachodem słońca',
    cs: 'Staré město u oceánu před západem slunce',
    ro: 'Oraș vechi la ocean înainte de apus',
    hu: 'Óváros az óceánnál naplemente előtt',
    uk: 'Старе місто над океаном перед заходом сонця',
  }),
  text: {
    pl: `## Kup wcześnie, jeśli

- jedziesz w ferie, w lipcu albo w sierpniu,
- potrzebujesz pokoju dla czterech lub pięciu osób,
- chcesz lecieć z konkretnego, mniejszego lotniska,
- wracasz do hotelu, który już znasz.

Jesienią wybór jest pełny, a zaliczka to ćwierć ceny. Jeśli potem ta sama oferta stanieje, nikt Ci różnicy nie odda – za to będziesz mieć swój pokój.

## Poczekaj, jeśli

Możesz wyjechać za pięć dni, we dwoje i wszystko Ci jedno, czy będzie to Kos, czy Kreta. Na dwa, trzy tygodnie przed wylotem linie wolą sprzedać miejsce taniej niż lecieć z pustym. Dobre miesiące na takie polowanie to maj, czerwiec, wrzesień i październik.

## Dni, które kosztują mniej

Wylot we wtorek lub środę bywa tańszy niż w sobotę, a dziesięć dni – tańsze niż czternaście i wygodniejsze niż siedem. Najdroższy tydzień roku to pierwszy tydzień sierpnia.

## Jak czytać przekreśloną cenę

Obok niej zawsze stoi najniższa cena z 30 dni przed obniżką. Jeśli jest prawie taka sama jak nowa – promocja jest głównie czerwonym kolorem.`,
    cs: `## Kupte brzy, pokud

- jedete o prázdninách, v červenci nebo v srpnu,
- potřebujete pokoj pro čtyři nebo pět osob,
- chcete letět z konkrétního menšího letiště,
- vracíte se do hotelu, který už znáte.

Na podzim je výběr plný a záloha je čtvrtina ceny. Zlevní-li pak tatáž nabídka, rozdíl vám nikdo nevrátí – zato budete mít svůj pokoj.

## Počkejte, pokud

Můžete odjet za pět dní, ve dvou a je vám jedno, zda to bude Kos, nebo Kréta. Dva tři týdny před odletem prodají aerolinky místo raději levněji, než aby letěly s prázdným. Dobré měsíce na takový lov jsou květen, červen, září a říjen.

## Dny, které stojí méně

Odlet v úterý či středu bývá levnější než v sobotu a deset dní levnější než čtrnáct a pohodlnější než sedm. Nejdražší týden roku je první srpnový.

## Jak číst přeškrtnutou cenu

Vedle ní vždy stojí nejnižší cena za 30 dnů před slevou. Je-li skoro stejná jako nová, je sleva hlavně červená barva.`,
    ro: `## Cumpără devreme dacă

- pleci în vacanța școlară, în iulie sau în august,
- ai nevoie de o cameră pentru patru sau cinci persoane,
- vrei să zbori de pe un anumit aeroport mai mic,
- te întorci la un hotel pe care îl știi.

Toamna ai de unde alege, iar avansul e un sfert din preț. Dacă apoi aceeași ofertă se ieftinește, nu-ți dă nimeni diferența – în schimb ai camera ta.

## Așteaptă dacă

Poți pleca peste cinci zile, în doi, și ți-e totuna dacă e Kos sau Creta. Cu două-trei săptămâni înainte companiile vând mai bine ieftin decât să zboare cu locul gol. Lunile bune pentru o astfel de vânătoare sunt mai, iunie, septembrie și octombrie.

## Zile care costă mai puțin

Plecarea marțea sau miercurea e adesea mai ieftină decât sâmbăta, iar zece zile costă mai puțin decât paisprezece și sunt mai comode decât șapte. Cea mai scumpă săptămână e prima din august.

## Cum citești prețul tăiat

Lângă el stă mereu cel mai mic preț din cele 30 de zile dinaintea reducerii. Dacă e aproape același cu cel nou, promoția e mai mult culoare roșie.`,
    hu: `## Vegyen előre, ha

- iskolai szünetben, júliusban vagy augusztusban utazik,
- négy- vagy ötágyas szoba kell,
- egy bizonyos, kisebb repülőtérről indulna,
- ismerős szállodába tér vissza.

Ősszel teljes a választék, az előleg az ár negyede. Ha később ugyanaz olcsóbb lesz, a különbözetet senki sem adja vissza – viszont meglesz a szobája.

## Várjon, ha

Öt napon belül is indulhat, ketten, és mindegy, hogy Kosz vagy Kréta. Két-három héttel indulás előtt a társaságok inkább olcsón adják a helyet, mint hogy üresen repüljenek. Az ilyen vadászat jó hónapjai: május, június, szeptember, október.

## Olcsóbb napok

A keddi vagy szerdai indulás gyakran olcsóbb a szombatinál, a tíz nap olcsóbb a tizennégynél és kényelmesebb a hétnél. Az év legdrágább hete augusztus első hete.

## Hogyan olvassuk az áthúzott árat

Mellette mindig ott a leértékelés előtti 30 nap legalacsonyabb ára. Ha majdnem ugyanannyi, mint az új, az akció főleg piros szín.`,
    uk: `## Купуйте завчасно, якщо

- їдете на канікули, у липні чи серпні,
- потрібен номер на чотирьох або п’ятьох,
- хочете летіти з певного меншого аеропорту,
- повертаєтеся до знайомого готелю.

Восени вибір повний, а аванс — чверть ціни. Якщо потім та сама пропозиція подешевшає, різниці ніхто не поверне — зате у вас буде свій номер.

## Зачекайте, якщо

Можете поїхати за п’ять днів, удвох, і байдуже, Кос це чи Крит. За два-три тижні до вильоту авіакомпанії радше продадуть місце дешевше, ніж полетять із порожнім. Добрі місяці для такого полювання — травень, червень, вересень і жовтень.

## Дні, які коштують менше

Виліт у вівторок чи середу буває дешевший, ніж у суботу, а десять днів — дешевші за чотирнадцять і зручніші за сім. Найдорожчий тиждень року — перший тиждень серпня.

## Як читати закреслену ціну

Поруч завжди стоїть найнижча ціна за 30 днів до знижки. Якщо вона майже така сама, як нова, знижка — це здебільшого червоний колір.`,
  },
})
