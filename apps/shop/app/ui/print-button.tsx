import { Button } from './button.tsx'

/** Prints the current page. Without scripts the browser's menu does. */
export function PrintButton({ children }: { children: string }) {
  return (
    <div className="no-print [@media(scripting:none)]:hidden">
      <Button type="button" look="secondary" onPress={() => window.print()}>
        {children}
      </Button>
    </div>
  )
}
