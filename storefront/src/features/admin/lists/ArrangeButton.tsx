import type { ReactNode } from "react"
import { Button } from "../../../components/Button"

type ArrangeButtonProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }

/** Moves one of several that are arranged, or takes it away; its icon is named for readers of the screen and the pointer. */
export function ArrangeButton({ label, children, ...button }: ArrangeButtonProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      className="disabled:opacity-40"
      {...button}
    >
      {children}
    </Button>
  )
}
