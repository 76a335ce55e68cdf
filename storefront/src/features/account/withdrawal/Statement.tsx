import { useEffect, useRef, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useMerchant } from "../../../config/merchant"

type StatementProps = {
  facts: [name: string, value: ReactNode][]
  pending: boolean
  onConfirm: () => void
  onBack: () => void
}

/** Second step of a withdrawal from a purchase: the declaration and its send button. */
export function Statement({ facts, pending, onConfirm, onBack }: StatementProps) {
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
