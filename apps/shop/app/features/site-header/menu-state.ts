/** The open panel of the header. As one value, two panels cannot be open at once. */
export type OpenPanel = string | null

export type MenuEvent =
  | { type: 'panelPressed'; panel: string }
  /** Escape, a press elsewhere, the focus left the header, a link was followed. */
  | { type: 'dismissed' }

export function menu(open: OpenPanel, event: MenuEvent): OpenPanel {
  switch (event.type) {
    case 'panelPressed':
      return open === event.panel ? null : event.panel
    case 'dismissed':
      return null
  }
}
