import { ShopApiError } from "@bon-perroquet/shop-react"
import { useEffect, useRef, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { failureText } from "../../../components/toast"
import { useMerchant } from "../../../config/merchant"

type StatementProps = {
  facts: [name: string, value: ReactNode][]
  pending: boolean
  /** Why the statement was not sent. Null before. */
  error: Error | null
  onConfirm: () => void
  onBack: () => void
}

/** Second step of a withdrawal from a purchase: the declaration and its send button. */
export function Statement({ facts, pending, error, onConfirm, onBack }: StatementProps) {
  const { t } = useTranslation("account")
  const { legal_name } = useMerchant()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t("withdrawal.review.title")}
      </h2>
      <p>{t("withdrawal.review.text", { seller: legal_name })}</p>
      <dl className="flex flex-col gap-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-bark">{name}</dt>
            <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {error && <SendFailure error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button pending={pending} onClick={onConfirm}>
          {t("withdrawal.review.confirm")}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t("withdrawal.review.back")}
        </Button>
      </div>
    </div>
  )
}

/** Shows a rejection. Without a response, the statement may have arrived, so the customer should send it again. */
function SendFailure({ error }: { error: Error }) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const isRejected = error instanceof ShopApiError && error.status < 500
  return (
    <div role="alert" className="rounded-card border border-macaw bg-macaw-wash p-4">
      <p className="font-semibold">{t(isRejected ? "withdrawal.failure" : "withdrawal.unsure.title")}</p>
      <p>{isRejected ? failureText(error, common) : t("withdrawal.unsure.text")}</p>
    </div>
  )
}
