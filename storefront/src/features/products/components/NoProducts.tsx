import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"

type NoProductsProps = { title: string; text: string; action: ReactNode }

export function NoProducts({ title, text, action }: NoProductsProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-6 py-14 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-prose text-bark">{text}</p>
      {action}
    </div>
  )
}

export function ProductsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("products")
  const { t: common } = useTranslation("common")
  const retry = <Button onClick={onRetry}>{common("retry")}</Button>
  return (
    <div role="alert">
      <NoProducts title={t("failed.title")} text={t("failed.text")} action={retry} />
    </div>
  )
}
