export { onEditorSaved } from './editor-saved.ts'
export { fillMetaTokens } from './meta-tokens.ts'
export type {
  Component,
  ComponentFrame,
  ComponentName,
  CustomHtmlComponent,
  Footer,
  Header,
  HeroComponent,
  LinkTo,
  MenuGroup,
  MetaProperty,
  Page,
  Picture,
  RichTextComponent,
  Slot,
  Tile,
  TileIcon,
  TilesComponent,
  Visitor,
} from './page.ts'
export { tileIcons } from './page.ts'
export { isVisible } from './visibility.ts'
