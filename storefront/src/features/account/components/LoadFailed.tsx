import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  return (
    <Notice title={t("failure.load.title")} text={t("failure.load.text")}>
      <Button onClick={onRetry}>{common("retry")}</Button>
    </Notice>
  )
}
