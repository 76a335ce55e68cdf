import { useTranslation } from "react-i18next"
import { Price } from "../../../components/price"

type RefundTotalProps = { cents: number; problem?: string | undefined }

export function RefundTotal({ cents, problem }: RefundTotalProps) {
  const { t } = useTranslation("admin")
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <p role="status" className="flex justify-between gap-4 text-lg font-semibold">
        <span>{t("refund.total")}</span>
        <Price cents={cents} />
      </p>
      {problem && (
        <p role="alert" className="text-sm font-semibold text-macaw">
          {problem}
        </p>
      )}
    </div>
  )
}
