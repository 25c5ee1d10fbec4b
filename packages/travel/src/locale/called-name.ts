import type { Locale } from './locale.ts'

/**
 * A first name in the vocative: Polish, Czech and Ukrainian inflect it ("Anna", but "Dzień dobry, Anno!"). Null if the rules
 * below are not certain; the greeting then omits the name.
 */
export function calledName(locale: Locale, firstName: string): string | null {
  const written = firstName.trim()
  if (locale === 'ro' || locale === 'hu') return written || null
  const name = written.charAt(0).toUpperCase() + written.slice(1).toLowerCase()
  return known[locale].get(name) ?? byEnding[locale](name)
}

const byEnding = {
  pl: (name: string) => {
    // Diminutives such as Kasia, Marysia, Madzia; not Anastasia or Patricia.
    if (/^\p{Lu}\p{Ll}{1,3}[sz]ia$/u.test(name)) return bent(name, 'u')
    // Ania and Stefania, Ola and Kamila, Maja and Alicja have the same ending but different vocatives.
    if (/[cnsz]ia$|^..?[lj]a$/u.test(name)) return null
    return latin.test(name) && /[bcdfghjklmnprstwzżłi]a$/.test(name) ? bent(name, 'o') : null
  },
  cs: (name: string) => {
    if (!latin.test(name)) return null
    if (/ie$/.test(name)) return name
    return /[bcčdfghjklmnňprřsštvzž]a$/.test(name) ? bent(name, 'o') : null
  },
  uk: (name: string) => {
    if (!cyrillic.test(name)) return null
    if (/ія$/.test(name)) return bent(name, 'є')
    if (/ій$/.test(name)) return bent(name, 'ю')
    return /[бвгдзйклмнпрстфх]а$/.test(name) ? bent(name, 'о') : null
  },
}

const latin = /^\p{Script=Latin}{2,}$/u
const cyrillic = /^[\p{Script=Cyrillic}’]{2,}$/u

function bent(name: string, ending: string): string {
  return name.slice(0, -1) + ending
}

/** The most frequent names that the ending rules above do not cover. */
const known = {
  pl: pairs(`
    Ania Aniu, Hania Haniu, Frania Franiu, Ola Olu, Ela Elu, Ula Ulu, Ala Alu, Hela Helu, Stefania Stefanio, Eugenia Eugenio,
    Apolonia Apolonio, Melania Melanio, Ksenia Ksenio, Adam Adamie, Adrian Adrianie, Aleksander Aleksandrze, Andrzej Andrzeju,
    Antoni Antoni, Arkadiusz Arkadiuszu, Artur Arturze, Bartosz Bartoszu, Bartłomiej Bartłomieju, Bogdan Bogdanie, Cezary Cezary,
    Damian Damianie, Daniel Danielu, Dariusz Dariuszu, Dawid Dawidzie, Dominik Dominiku, Edward Edwardzie, Emil Emilu, Eryk Eryku,
    Filip Filipie, Franciszek Franciszku, Gabriel Gabrielu, Grzegorz Grzegorzu, Henryk Henryku, Hubert Hubercie, Ignacy Ignacy,
    Igor Igorze, Jacek Jacku, Jakub Jakubie, Jan Janie, Janusz Januszu, Jarosław Jarosławie, Jerzy Jerzy, Józef Józefie,
    Kacper Kacprze, Kamil Kamilu, Karol Karolu, Kazimierz Kazimierzu, Konrad Konradzie, Krystian Krystianie, Krzysztof Krzysztofie,
    Leszek Leszku, Łukasz Łukaszu, Maciej Macieju, Marcel Marcelu, Marcin Marcinie, Marek Marku, Marian Marianie, Mariusz Mariuszu,
    Mateusz Mateuszu, Michał Michale, Mieczysław Mieczysławie, Mikołaj Mikołaju, Miłosz Miłoszu, Mirosław Mirosławie, Norbert Norbercie,
    Oskar Oskarze, Patryk Patryku, Paweł Pawle, Piotr Piotrze, Przemysław Przemysławie, Radosław Radosławie, Rafał Rafale,
    Robert Robercie, Roman Romanie, Ryszard Ryszardzie, Sebastian Sebastianie, Sławomir Sławomirze, Stanisław Stanisławie,
    Stefan Stefanie, Szymon Szymonie, Tadeusz Tadeuszu, Tomasz Tomaszu, Tymon Tymonie, Waldemar Waldemarze, Wiesław Wiesławie,
    Wiktor Wiktorze, Witold Witoldzie, Władysław Władysławie, Wojciech Wojciechu, Zbigniew Zbigniewie, Zdzisław Zdzisławie,
    Zygmunt Zygmuncie`),
  cs: pairs(`
    Adam Adame, Aleš Aleši, Daniel Danieli, David Davide, Dominik Dominiku, Filip Filipe, František Františku, Jakub Jakube, Jan Jane,
    Jaroslav Jaroslave, Jiří Jiří, Josef Josefe, Karel Karle, Libor Libore, Lukáš Lukáši, Marek Marku, Martin Martine, Matěj Matěji,
    Michal Michale, Milan Milane, Miroslav Miroslave, Ondřej Ondřeji, Patrik Patriku, Pavel Pavle, Petr Petře, Radek Radku,
    Richard Richarde, Robert Roberte, Roman Romane, Stanislav Stanislave, Šimon Šimone, Štěpán Štěpáne, Tomáš Tomáši, Václav Václave,
    Vladimír Vladimíre, Vojtěch Vojtěchu, Zdeněk Zdeňku`),
  uk: pairs(`
    Антон Антоне, Артем Артеме, Богдан Богдане, Вадим Вадиме, Василь Василю, Віктор Вікторе, Володимир Володимире, Денис Денисе,
    Дмитро Дмитре, Євген Євгене, Іван Іване, Ігор Ігоре, Максим Максиме, Михайло Михайле, Назар Назаре, Олег Олеже,
    Олександр Олександре, Остап Остапе, Павло Павле, Петро Петре, Роман Романе, Ростислав Ростиславе, Руслан Руслане,
    Станіслав Станіславе, Тарас Тарасе, Ярослав Ярославе`),
}

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(',').map((pair) => pair.trim().split(' ') as [string, string]))
}
