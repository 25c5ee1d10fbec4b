import { five } from '../../texts/five.ts'

/** Round trips are judged by the same six: the hotels on the way, the guide, the programme. */
export const tourPraise = {
  rooms: [
    five(
      'Hotele po drodze lepsze, niż zapowiadał program.',
      'Hotely po cestě lepší, než sliboval program.',
      'Hotelurile de pe traseu mai bune decât scria în program.',
      'Az út menti szállodák jobbak voltak a vártnál.',
      'Готелі на маршруті кращі, ніж обіцяла програма.',
    ),
    five(
      'Każdy nocleg blisko centrum, wieczory wolne.',
      'Každý nocleh blízko centra, večery volné.',
      'Fiecare cazare aproape de centru, serile libere.',
      'Minden szállás a központ közelében, szabad esték.',
      'Кожна ночівля близько до центру, вечори вільні.',
    ),
  ],
  cleanliness: [
    five(
      'Autokar i pokoje zawsze czyste.',
      'Autobus i pokoje vždy čisté.',
      'Autocarul și camerele mereu curate.',
      'A busz és a szobák mindig tiszták voltak.',
      'Автобус і номери завжди чисті.',
    ),
  ],
  service: [
    five(
      'Pilot z ogromną wiedzą i poczuciem humoru.',
      'Průvodce s obrovskými znalostmi a smyslem pro humor.',
      'Ghidul, cu multe cunoștințe și simțul umorului.',
      'Hatalmas tudású, jó humorú idegenvezető.',
      'Гід з величезними знаннями та почуттям гумору.',
    ),
    five(
      'Opieka przez całą drogę, nikt się nie zgubił.',
      'Péče po celou cestu, nikdo se neztratil.',
      'Însoțire pe tot drumul, nimeni nu s-a rătăcit.',
      'Végig figyeltek mindenkire, senki sem veszett el.',
      'Турбота всю дорогу, ніхто не загубився.',
    ),
    five(
      'Kierowca spokojny, punktualny, zawsze pomocny.',
      'Řidič klidný, přesný a vždy ochotný.',
      'Șofer calm, punctual, mereu de ajutor.',
      'Nyugodt, pontos, segítőkész sofőr.',
      'Водій спокійний, пунктуальний, завжди готовий допомогти.',
    ),
  ],
  food: [
    five(
      'Obiady w małych lokalnych miejscach, pyszne.',
      'Obědy v malých místních podnicích, výborné.',
      'Prânzuri în localuri mici, delicioase.',
      'Ebédek kis helyi éttermekben, finomak.',
      'Обіди в маленьких місцевих закладах, смачні.',
    ),
  ],
  value: [
    five(
      'Tyle zobaczyć samemu kosztowałoby dwa razy więcej.',
      'Vidět tolik na vlastní pěst by stálo dvakrát tolik.',
      'Pe cont propriu ar fi costat dublu.',
      'Egyénileg kétszer ennyibe került volna.',
      'Самостійно побачити стільки коштувало б удвічі більше.',
    ),
  ],
  location: [
    five(
      'Program dobrze ułożony, codziennie inny krajobraz.',
      'Program dobře sestavený, každý den jiná krajina.',
      'Program bine gândit, în fiecare zi alt peisaj.',
      'Jól összerakott program, minden nap más táj.',
      'Програма добре складена, щодня інший краєвид.',
    ),
    five(
      'Najważniejsze miejsca bez pośpiechu, z czasem na zdjęcia.',
      'Hlavní místa bez spěchu a s časem na fotky.',
      'Locurile importante fără grabă, cu timp de poze.',
      'A fő látnivalók kapkodás nélkül, fotózásra is jutott idő.',
      'Головні місця без поспіху, з часом на фото.',
    ),
    five(
      'Punkty spoza przewodników to największa zaleta tej trasy.',
      'Místa mimo průvodce jsou největší předností trasy.',
      'Locurile din afara ghidurilor sunt marele avantaj al traseului.',
      'Az útikönyvekből hiányzó helyek az út legnagyobb erényei.',
      'Місця не з путівників — найбільша перевага маршруту.',
    ),
  ],
} as const

export const tourComplaints = {
  rooms: [
    five(
      'Dwa noclegi wyraźnie słabsze od pozostałych.',
      'Dva noclehy výrazně slabší než ostatní.',
      'Două cazări vizibil mai slabe decât restul.',
      'Két szállás jóval gyengébb volt a többinél.',
      'Дві ночівлі помітно слабші за решту.',
    ),
  ],
  cleanliness: [
    five(
      'W jednym z hoteli czystość pozostawiała wiele do życzenia.',
      'V jednom z hotelů nebyla čistota dobrá.',
      'La unul dintre hoteluri curățenia lăsa de dorit.',
      'Az egyik szállodában gyenge volt a tisztaság.',
      'В одному з готелів чистота була не на рівні.',
    ),
  ],
  service: [
    five(
      'Pilot mówił dużo, ale mało o miejscach.',
      'Průvodce mluvil hodně, ale málo o místech.',
      'Ghidul vorbea mult, dar puțin despre locuri.',
      'Az idegenvezető sokat beszélt, de keveset a helyekről.',
      'Гід говорив багато, але мало про місця.',
    ),
    five(
      'Godziny zbiórek zmieniały się w ostatniej chwili.',
      'Časy srazů se měnily na poslední chvíli.',
      'Orele de întâlnire se schimbau în ultima clipă.',
      'Az indulások az utolsó pillanatban változtak.',
      'Час зборів змінювався в останню мить.',
    ),
  ],
  food: [
    five(
      'Kolacje w hotelach monotonne.',
      'Večeře v hotelech jednotvárné.',
      'Cinele de la hoteluri monotone.',
      'A szállodai vacsorák egyhangúak.',
      'Вечері в готелях одноманітні.',
    ),
  ],
  value: [
    five(
      'Do ceny dochodzą bilety wstępu, warto to policzyć.',
      'K ceně je třeba připočítat vstupenky.',
      'La preț se adaugă biletele de intrare, merită calculat.',
      'Az árhoz jönnek a belépők, érdemes számolni velük.',
      'До ціни додаються вхідні квитки, варто порахувати.',
    ),
  ],
  location: [
    five(
      'Tempo zbyt szybkie, za mało czasu na miejscu.',
      'Tempo příliš rychlé, na místech málo času.',
      'Ritm prea rapid, prea puțin timp la obiective.',
      'Túl gyors tempó, kevés idő a helyszíneken.',
      'Темп зашвидкий, замало часу на місцях.',
    ),
    five(
      'Dużo godzin w autokarze.',
      'Mnoho hodin v autobuse.',
      'Multe ore în autocar.',
      'Sok óra a buszon.',
      'Багато годин в автобусі.',
    ),
  ],
} as const
