import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Skeleton } from "../../../components/Skeleton"

type WaitingProps = { failed: boolean; onRetry: () => void }

/** The place of what is still on its way, or of what did not arrive. */
export function Waiting({ failed, onRetry }: WaitingProps) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  if (failed) {
    return (
      <div className="flex flex-col items-start gap-3 rounded-card bg-sunken p-5">
        <p>{t("failure.load.text")}</p>
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
