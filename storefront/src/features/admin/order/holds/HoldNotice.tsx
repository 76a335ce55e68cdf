import type { Hold } from "@bon-perroquet/contract"
import { useReleaseHold } from "@bon-perroquet/shop-react/admin"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { formatMoment } from "../../../../components/date"
import { useLanguage } from "../../../../i18n"
import { useMay } from "../../guard/use-may"
import { HoldDialog } from "./HoldDialog"
import { useHoldNote } from "./use-hold-note"

type HoldNoticeProps = { number: string; hold: Hold }

export function HoldNotice({ number, hold }: HoldNoticeProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const may = useMay()
  const note = useHoldNote(hold)
  const heading = useId()
  const [isReleasing, setReleasing] = useState(false)
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 rounded-card bg-seed-wash p-5">
      <h2 id={heading} className="text-lg">
        {t("holds.title", { reason: t(`holds.reasons.${hold.reason}`) })}
      </h2>
      {note && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
      <p className="text-sm">{t(hold.reason === "dispute" ? "holds.textDispute" : "holds.text")}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm wrap-anywhere text-bark">
          <time dateTime={hold.at}>{formatMoment(hold.at, language)}</time>
          {` · ${hold.by.email ?? t("order.byShop")}`}
        </p>
        {may("orders:write") && (
          <Button variant="secondary" size="sm" onClick={() => setReleasing(true)}>
            {t("holds.release")}
          </Button>
        )}
      </div>
      {isReleasing && <ReleaseDialog number={number} hold={hold} onClose={() => setReleasing(false)} />}
    </section>
  )
}

function ReleaseDialog({ number, hold, onClose }: HoldNoticeProps & { onClose: () => void }) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useReleaseHold(number, hold.id)
  return (
    <HoldDialog
      title={t("holds.releaseTitle", { number })}
      text={hold.reason === "dispute" ? t("holds.releaseDispute") : undefined}
      note={{ label: t("holds.releaseNote") }}
      action={t("holds.release")}
      done={t("holds.released")}
      isPending={isPending}
      send={mutateAsync}
      onClose={onClose}
    />
  )
}
