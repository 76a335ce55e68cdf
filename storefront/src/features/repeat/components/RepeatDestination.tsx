import type { ChangeRepeat, RepeatDelivery } from "@bon-perroquet/contract"
import type { RepeatAccess } from "@bon-perroquet/shop-react/account"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Boundary, lazyAgain } from "../../../components/optional"
import { Skeleton } from "../../../components/Skeleton"
import { useMissingPart } from "../../../components/toast"

const DestinationForm = lazyAgain(async () => (await import("./DestinationForm")).DestinationForm)

type RepeatDestinationProps = {
  repeat: RepeatDelivery
  access: RepeatAccess
  isPending: boolean
  onChange: (change: ChangeRepeat, onDone: () => void) => void
}

export function RepeatDestination({ repeat, access, isPending, onChange }: RepeatDestinationProps) {
  const { t } = useTranslation("account")
  const [isOpen, open] = useState(false)
  const closeMissing = useMissingPart(() => open(false))
  const { address, state, country, may } = repeat
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="min-w-0 flex-1 text-sm">{t("repeat.to", { address: address || "–" })}</p>
      {state !== "ended" && may === "all" && (
        <Button variant="secondary" size="sm" onClick={() => open(true)}>
          {t("repeat.move.action")}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => open(false)} title={t("repeat.move.title")}>
        <p className="text-bark">{t("repeat.move.text")}</p>
        <Boundary resetKey={isOpen} onFailed={closeMissing}>
          <Suspense fallback={<Skeleton className="h-80" />}>
            <DestinationForm
              country={country}
              access={access}
              isPending={isPending}
              onSave={(destination) => onChange({ destination }, () => open(false))}
            />
          </Suspense>
        </Boundary>
      </Dialog>
    </div>
  )
}
