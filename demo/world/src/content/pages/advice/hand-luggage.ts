import { scene } from '../../words.ts'
import { adviceArticle } from './advice-article.ts'

export const bagazPodreczny = adviceArticle({
  name: 'bagaz-podreczny',
  daysAgo: 32,
  topic: 'luggage',
  title: {
    pl: 'Tydzień w bagażu podręcznym',
    cs: 'Týden v příručním zavazadle',
    ro: 'O săptămână în bagajul de mână',
    hu: 'Egy hét kézipoggyásszal',
    uk: 'Тиждень із ручною поклажею',
  },
  lead: {
    pl: 'Da się. Trzeba tylko zostawić w domu to, co bierze się „na wszelki wypadek”.',
    cs: 'Jde to. Jen je třeba nechat doma to, co se bere „pro jistotu“.',
    ro: 'Se poate. Trebuie doar să lași acasă ce iei „pentru orice eventualitate”.',
    hu: 'Lehetséges. Csak otthon kell hagyni, amit „biztos, ami biztos” viszünk.',
    uk: 'Це можливо. Треба лише залишити вдома те, що беруть «про всяк випадок».',
  },
  picture: scene('room', 'greek', 'morning', 'bp1', {
    pl: 'Jasny pokój hotelowy z otwartym balkonem',
    cs: 'Světlý hotelový pokoj s otevřeným balkonem',
    ro: 'Cameră luminoasă cu balcon deschis',
    hu: 'Világos szállodai szoba nyitott erkéllyel',
    uk: 'Світлий номер із відчиненим балконом',
  }),
  text: {
    pl: `## Zasada trzech

Trzy koszulki, trzy pary skarpet, dwoje spodni, jedna ciepła warstwa. Najcięższe buty i kurtkę masz na sobie. Na miejscu jest zlew i słońce – len schnie w dwie godziny.

## Płyny

- Pojemniki do 100 ml, razem do litra, w jednej przezroczystej torebce.
- Na niektórych lotniskach ze skanerami nowej generacji limit jest wyższy, ale w drodze powrotnej może go nie być.
- Krem z filtrem kupisz na wyspie; szampon jest w hotelu.

## Czego nie wkładać do luku

Leków, dokumentów, kluczy, elektroniki i powerbanku. Ten ostatni wręcz **nie może** lecieć w bagażu rejestrowanym.

## Zanim zamkniesz zamek

Zważ plecak i zmierz go razem z kółkami. Limit Twojego lotu znajdziesz w potwierdzeniu: różnica dwóch centymetrów potrafi kosztować więcej niż kolacja.`,
    cs: `## Pravidlo tří

Tři trička, troje ponožky, dvoje kalhoty, jedna teplá vrstva. Nejtěžší boty a bundu máte na sobě. Na místě je umyvadlo a slunce – len uschne za dvě hodiny.

## Tekutiny

- Nádobky do 100 ml, dohromady do litru, v jednom průhledném sáčku.
- Na některých letištích s novými skenery je limit vyšší, na zpáteční cestě ale platit nemusí.
- Opalovací krém koupíte na ostrově; šampon je v hotelu.

## Co nedávat do nákladového prostoru

Léky, doklady, klíče, elektroniku a powerbanku. Ta poslední v zapsaném zavazadle letět přímo **nesmí**.

## Než zapnete zip

Zvažte batoh a změřte ho i s kolečky. Limit vašeho letu je v potvrzení: dva centimetry navíc mohou stát víc než večeře.`,
    ro: `## Regula celor trei

Trei tricouri, trei perechi de șosete, doi pantaloni, un strat călduros. Încălțările cele mai grele și geaca le porți. Acolo există chiuvetă și soare – inul se usucă în două ore.

## Lichide

- Recipiente până la 100 ml, în total un litru, într-o pungă transparentă.
- Pe unele aeroporturi cu scanere noi limita e mai mare, dar la întoarcere poate nu.
- Crema de soare o cumperi pe insulă; șamponul e la hotel.

## Ce să nu pui în cală

Medicamente, acte, chei, electronice și bateria externă. Aceasta din urmă chiar **nu are voie** în bagajul de cală.

## Înainte să tragi fermoarul

Cântărește rucsacul și măsoară-l cu tot cu roți. Limita zborului tău e în confirmare: doi centimetri în plus pot costa mai mult decât o cină.`,
    hu: `## A hármas szabály

Három póló, három pár zokni, két nadrág, egy meleg réteg. A legnehezebb cipő és a kabát Önön van. Ott is van mosdó és nap – a len két óra alatt megszárad.

## Folyadékok

- Legfeljebb 100 ml-es flakonok, összesen egy liter, egyetlen átlátszó zacskóban.
- Az új szkennerrel felszerelt reptereken magasabb a határ, de hazafelé lehet, hogy nem.
- Naptejet a szigeten is kap; a sampon ott van a szállodában.

## Amit ne adjon fel

Gyógyszert, iratot, kulcsot, elektronikát és külső akkumulátort. Ez utóbbi feladott poggyászban **nem is** utazhat.

## Mielőtt behúzza a cipzárt

Mérje le a hátizsákot, és mérje meg kerekestül. A járat határértéke a visszaigazolásban van: két centiméter többe kerülhet, mint egy vacsora.`,
    uk: `## Правило трьох

Три футболки, три пари шкарпеток, двоє штанів, один теплий шар. Найважче взуття й куртка — на вас. На місці є вмивальник і сонце: льон сохне за дві години.

## Рідини

- Ємності до 100 мл, разом до літра, в одному прозорому пакеті.
- В аеропортах із новими сканерами ліміт вищий, але дорогою назад його може не бути.
- Крем від сонця купите на острові; шампунь є в готелі.

## Чого не здавати в багаж

Ліків, документів, ключів, електроніки та павербанка. Останній у зареєстрованому багажі взагалі **не може** летіти.

## Перш ніж застебнути

Зважте рюкзак і виміряйте його разом із колесами. Норма вашого рейсу є в підтвердженні: два зайві сантиметри можуть коштувати більше за вечерю.`,
  },
})
