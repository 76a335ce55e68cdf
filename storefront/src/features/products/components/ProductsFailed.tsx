import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { NoProducts } from "./NoProducts"

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
