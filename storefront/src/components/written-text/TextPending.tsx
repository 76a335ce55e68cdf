import { useTranslation } from "react-i18next"
import { Button } from "../Button"
import { Notice } from "../Notice"
import { Skeleton } from "../Skeleton"

export function TextPending({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t: common } = useTranslation("common")
  if (failed)
    return (
      <Notice title={common("failure.title")} text={common("failure.text")}>
        <Button onClick={onRetry}>{common("retry")}</Button>
      </Notice>
    )
  return (
    <div
      role="status"
      aria-label={common("loading")}
      className="page-width flex min-h-dvh flex-col gap-4 py-8 lg:py-12"
    >
      <Skeleton className="h-9 w-56 rounded-card" />
      <Skeleton className="h-14 max-w-text rounded-card" />
      <Skeleton className="mt-6 h-64 max-w-text rounded-card" />
    </div>
  )
}
