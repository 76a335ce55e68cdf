import type { ReactNode } from "react"
import { Button } from "../../../components/Button"

type ArrangeButtonProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }

/** Icon button. The label is its tooltip and its accessible name. */
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
