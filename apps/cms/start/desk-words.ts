/** The texts of the admin's start page, in the admin's two languages. */
const words = {
  pl: {
    hello: 'Dzień dobry!',
    shortcuts: 'Na skróty',
    home: 'Strona główna',
    homeText: 'Banery, kafelki i oferty, które goście widzą najpierw',
    menu: 'Menu główne',
    menuText: 'Pozycje menu, telefon i komunikat nad nagłówkiem',
    popup: 'Popup',
    popupText: 'Co i kiedy pokazuje się gościom na stronie',
    texts: 'Teksty sklepu',
    textsText: 'Napisy na przyciskach, w formularzach i komunikatach',
    scheduled: 'Zaplanowane',
    nothingScheduled:
      'Nic nie jest zaplanowane. Datę publikacji ustawisz w menu obok przycisku „Opublikuj zmiany”.',
    changed: 'Ostatnie zmiany',
    nothingChanged: 'Nikt jeszcze niczego nie zmienił.',
    draft: 'szkic',
    publish: 'publikacja',
    unpublish: 'zniknie ze sklepu',
    begins: 'pojawi się',
    ends: 'zniknie',
    untitled: 'bez nazwy',
  },
  en: {
    hello: 'Hello!',
    shortcuts: 'Shortcuts',
    home: 'Home page',
    homeText: 'Banners, tiles and offers that guests see first',
    menu: 'Main menu',
    menuText: 'Entries, phone and the notice above the header',
    popup: 'Popup',
    popupText: 'What is shown to guests over a page, and when',
    texts: 'Texts of the shop',
    textsText: 'What buttons, forms and messages say',
    scheduled: 'Scheduled',
    nothingScheduled: 'Nothing is scheduled. A day is set in the menu beside the button that publishes.',
    changed: 'Changed last',
    nothingChanged: 'Nobody has changed anything yet.',
    draft: 'draft',
    publish: 'is published',
    unpublish: 'leaves the shop',
    begins: 'appears',
    ends: 'disappears',
    untitled: 'untitled',
  },
}

type DeskLanguage = keyof typeof words

export function deskWords(language: string) {
  const spoken: DeskLanguage = language === 'en' ? 'en' : 'pl'
  return { spoken, words: words[spoken] }
}

/** Polish date format in the shop's time zone. */
const format = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
})

export function dayAndHour(at: string): string {
  return format.format(new Date(at))
}
