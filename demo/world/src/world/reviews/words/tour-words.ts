import type { Localised } from '@wojaz/travel/locale'

/** Round trips have the same six aspects: the hotels on the way, the guide, the programme. */
export const tourPraise = {
  rooms: [
    {
      pl: 'Hotele po drodze lepsze, niż zapowiadał program.',
      cs: 'Hotely po cestě lepší, než sliboval program.',
      ro: 'Hotelurile de pe traseu mai bune decât scria în program.',
      hu: 'Az út menti szállodák jobbak voltak a vártnál.',
      uk: 'Готелі на маршруті кращі, ніж обіцяла програма.',
    },
    {
      pl: 'Każdy nocleg blisko centrum, wieczory wolne.',
      cs: 'Každý nocleh blízko centra, večery volné.',
      ro: 'Fiecare cazare aproape de centru, serile libere.',
      hu: 'Minden szállás a központ közelében, szabad esték.',
      uk: 'Кожна ночівля близько до центру, вечори вільні.',
    },
  ],
  cleanliness: [
    {
      pl: 'Autokar i pokoje zawsze czyste.',
      cs: 'Autobus i pokoje vždy čisté.',
      ro: 'Autocarul și camerele mereu curate.',
      hu: 'A busz és a szobák mindig tiszták voltak.',
      uk: 'Автобус і номери завжди чисті.',
    },
  ],
  service: [
    {
      pl: 'Pilot z ogromną wiedzą i poczuciem humoru.',
      cs: 'Průvodce s obrovskými znalostmi a smyslem pro humor.',
      ro: 'Ghidul, cu multe cunoștințe și simțul umorului.',
      hu: 'Hatalmas tudású, jó humorú idegenvezető.',
      uk: 'Гід з величезними знаннями та почуттям гумору.',
    },
    {
      pl: 'Opieka przez całą drogę, nikt się nie zgubił.',
      cs: 'Péče po celou cestu, nikdo se neztratil.',
      ro: 'Însoțire pe tot drumul, nimeni nu s-a rătăcit.',
      hu: 'Végig figyeltek mindenkire, senki sem veszett el.',
      uk: 'Турбота всю дорогу, ніхто не загубився.',
    },
    {
      pl: 'Kierowca spokojny, punktualny, zawsze pomocny.',
      cs: 'Řidič klidný, přesný a vždy ochotný.',
      ro: 'Șofer calm, punctual, mereu de ajutor.',
      hu: 'Nyugodt, pontos, segítőkész sofőr.',
      uk: 'Водій спокійний, пунктуальний, завжди готовий допомогти.',
    },
  ],
  food: [
    {
      pl: 'Obiady w małych lokalnych miejscach, pyszne.',
      cs: 'Obědy v malých místních podnicích, výborné.',
      ro: 'Prânzuri în localuri mici, delicioase.',
      hu: 'Ebédek kis helyi éttermekben, finomak.',
      uk: 'Обіди в маленьких місцевих закладах, смачні.',
    },
  ],
  value: [
    {
      pl: 'Tyle zobaczyć samemu kosztowałoby dwa razy więcej.',
      cs: 'Vidět tolik na vlastní pěst by stálo dvakrát tolik.',
      ro: 'Pe cont propriu ar fi costat dublu.',
      hu: 'Egyénileg kétszer ennyibe került volna.',
      uk: 'Самостійно побачити стільки коштувало б удвічі більше.',
    },
  ],
  location: [
    {
      pl: 'Program dobrze ułożony, codziennie inny krajobraz.',
      cs: 'Program dobře sestavený, každý den jiná krajina.',
      ro: 'Program bine gândit, în fiecare zi alt peisaj.',
      hu: 'Jól összerakott program, minden nap más táj.',
      uk: 'Програма добре складена, щодня інший краєвид.',
    },
    {
      pl: 'Najważniejsze miejsca bez pośpiechu, z czasem na zdjęcia.',
      cs: 'Hlavní místa bez spěchu a s časem na fotky.',
      ro: 'Locurile importante fără grabă, cu timp de poze.',
      hu: 'A fő látnivalók kapkodás nélkül, fotózásra is jutott idő.',
      uk: 'Головні місця без поспіху, з часом на фото.',
    },
    {
      pl: 'Punkty spoza przewodników to największa zaleta tej trasy.',
      cs: 'Místa mimo průvodce jsou největší předností trasy.',
      ro: 'Locurile din afara ghidurilor sunt marele avantaj al traseului.',
      hu: 'Az útikönyvekből hiányzó helyek az út legnagyobb erényei.',
      uk: 'Місця не з путівників — найбільша перевага маршруту.',
    },
  ],
} satisfies Record<string, readonly Localised[]>

export const tourComplaints = {
  rooms: [
    {
      pl: 'Dwa noclegi wyraźnie słabsze od pozostałych.',
      cs: 'Dva noclehy výrazně slabší než ostatní.',
      ro: 'Două cazări vizibil mai slabe decât restul.',
      hu: 'Két szállás jóval gyengébb volt a többinél.',
      uk: 'Дві ночівлі помітно слабші за решту.',
    },
  ],
  cleanliness: [
    {
      pl: 'W jednym z hoteli czystość pozostawiała wiele do życzenia.',
      cs: 'V jednom z hotelů nebyla čistota dobrá.',
      ro: 'La unul dintre hoteluri curățenia lăsa de dorit.',
      hu: 'Az egyik szállodában gyenge volt a tisztaság.',
      uk: 'В одному з готелів чистота була не на рівні.',
    },
  ],
  service: [
    {
      pl: 'Pilot mówił dużo, ale mało o miejscach.',
      cs: 'Průvodce mluvil hodně, ale málo o místech.',
      ro: 'Ghidul vorbea mult, dar puțin despre locuri.',
      hu: 'Az idegenvezető sokat beszélt, de keveset a helyekről.',
      uk: 'Гід говорив багато, але мало про місця.',
    },
    {
      pl: 'Godziny zbiórek zmieniały się w ostatniej chwili.',
      cs: 'Časy srazů se měnily na poslední chvíli.',
      ro: 'Orele de întâlnire se schimbau în ultima clipă.',
      hu: 'Az indulások az utolsó pillanatban változtak.',
      uk: 'Час зборів змінювався в останню мить.',
    },
  ],
  food: [
    {
      pl: 'Kolacje w hotelach monotonne.',
      cs: 'Večeře v hotelech jednotvárné.',
      ro: 'Cinele de la hoteluri monotone.',
      hu: 'A szállodai vacsorák egyhangúak.',
      uk: 'Вечері в готелях одноманітні.',
    },
  ],
  value: [
    {
      pl: 'Do ceny dochodzą bilety wstępu, warto to policzyć.',
      cs: 'K ceně je třeba připočítat vstupenky.',
      ro: 'La preț se adaugă biletele de intrare, merită calculat.',
      hu: 'Az árhoz jönnek a belépők, érdemes számolni velük.',
      uk: 'До ціни додаються вхідні квитки, варто порахувати.',
    },
  ],
  location: [
    {
      pl: 'Tempo zbyt szybkie, za mało czasu na miejscu.',
      cs: 'Tempo příliš rychlé, na místech málo času.',
      ro: 'Ritm prea rapid, prea puțin timp la obiective.',
      hu: 'Túl gyors tempó, kevés idő a helyszíneken.',
      uk: 'Темп зашвидкий, замало часу на місцях.',
    },
    {
      pl: 'Dużo godzin w autokarze.',
      cs: 'Mnoho hodin v autobuse.',
      ro: 'Multe ore în autocar.',
      hu: 'Sok óra a buszon.',
      uk: 'Багато годин в автобусі.',
    },
  ],
} satisfies Record<string, readonly Localised[]>
