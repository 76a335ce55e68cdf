import { X } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { StickyBar } from "./StickyBar"

type ChosenBarProps = { label: string; count: string; onClear: () => void; children: ReactNode }

export function ChosenBar({ label, count, onClear, children }: ChosenBarProps) {
  const { t } = useTranslation("admin")
  return (
    <StickyBar label={label}>
      <p role="status" className="mr-auto font-semibold tabular-nums max-sm:w-[calc(100%-3.25rem)]">
        {count}
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("many.none")}
        title={t("many.none")}
        onClick={onClear}
        className="sm:order-last"
      >
        <X aria-hidden className="size-5" />
      </Button>
      {children}
    </StickyBar>
  )
}
