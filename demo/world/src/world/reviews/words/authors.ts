import type { Locale } from '@wojaz/travel/locale'

export const authors: Readonly<Record<Locale, readonly string[]>> = {
  pl: 'Anna Katarzyna Tomasz Magda Piotr Ewa Marek Joanna Paweł Agnieszka Krzysztof Ola Michał Beata Grzegorz Iwona Kamil Zofia Rafał Dorota'.split(
    ' ',
  ),
  cs: 'Jana Petr Lucie Tomáš Hana Martin Kateřina Jiří Veronika Pavel Lenka Ondřej'.split(' '),
  ro: 'Andreea Mihai Elena Alexandru Ioana Cristian Maria Radu Simona Bogdan'.split(' '),
  hu: 'Eszter Gábor Katalin Zoltán Judit Péter Réka András Zsófia Balázs'.split(' '),
  uk: 'Олена Андрій Ірина Тарас Наталія Олег Марія Богдан Світлана Юрій'.split(' '),
}
