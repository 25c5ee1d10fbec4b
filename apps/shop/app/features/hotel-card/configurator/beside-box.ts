/** The position of an opened line on a wide screen. */
export const besideBox =
  'lg:absolute lg:right-full lg:top-0 lg:mr-3 lg:max-h-[calc(100dvh-9rem)] lg:w-88 lg:overflow-y-auto lg:rounded-card lg:bg-paper-raised lg:p-4 lg:shadow-floating lg:[scrollbar-width:thin]'
