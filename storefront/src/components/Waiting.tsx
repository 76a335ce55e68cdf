import { useTranslation } from "react-i18next"
import { Button } from "./Button"
import { Skeleton } from "./Skeleton"

type WaitingProps = {
  /** Name of the content, which the error message contains. */
  what: string
  failed: boolean
  onRetry: () => void
}

export function Waiting({ what, failed, onRetry }: WaitingProps) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  if (failed) {
    return (
      <div className="flex flex-col items-start gap-3 rounded-card bg-sunken p-5">
        <div>
          <p className="font-semibold">{t("failure.load.of", { what })}</p>
          <p>{t("failure.load.text")}</p>
        </div>
        <Button variant="secondary" onClick={onRetry}>
          {common("retry")}
        </Button>
      </div>
    )
  }
  return (
    <div role="status" aria-label={common("loading")} className="flex flex-col gap-3">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </div>
  )
}
