/**
 * Payload's Polish puts a name into the middle of a sentence and leaves its case as it is: "Tworzenie nowego Obraz". A name after a colon
 * is right whatever it is. A locale of this shop is a language.
 */
export const adminWords = {
  pl: {
    fields: {
      addLabel: 'Dodaj: {{label}}',
      addNewLabel: 'Dodaj: {{label}}',
      chooseLabel: 'Wybierz: {{label}}',
      newLabel: 'Nowe: {{label}}',
      selectExistingLabel: 'Wybierz z istniejących: {{label}}',
      uploadNewLabel: 'Wgraj: {{label}}',
    },
    general: {
      createNewLabel: 'Utwórz: {{label}}',
      creatingNewLabel: 'Nowe: {{label}}',
      editLabel: 'Edytuj: {{label}}',
      locale: 'Język',
      locales: 'Języki',
      newLabel: 'Nowe: {{label}}',
      noResults:
        'Nic tu nie ma: {{label}}. Może jeszcze nic nie powstało, a może nic nie pasuje do filtrów powyżej.',
      searchBy: 'Szukaj: {{label}}',
      successfullyCreated: 'Utworzono: {{label}}.',
      successfullyDuplicated: 'Zduplikowano: {{label}}.',
      titleDeleted: 'Usunięto: {{label}} „{{title}}”.',
      updatedLabelSuccessfully: 'Zapisano: {{label}}.',
    },
    localization: { localeToPublish: 'Język do opublikowania' },
    version: {
      noRowsFound: 'Nic tu nie ma: {{label}}',
      noRowsSelected: 'Nic nie wybrano: {{label}}',
    },
  },
}
