import type { AdminOrder } from "@bon-perroquet/contract"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"

type WithdrawalNoticeProps = { withdrawal: NonNullable<AdminOrder["withdrawal"]> }

export function WithdrawalNotice({ withdrawal }: WithdrawalNoticeProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 rounded-card bg-seed-wash p-5">
      <h2 id={id} className="text-lg">
        {t("withdrawal.title", { date: formatMoment(withdrawal.at, language) })}
      </h2>
      <ul className="list-disc pl-5">
        {withdrawal.items.map(({ name, quantity }) => (
          <li key={name}>{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      {withdrawal.message && (
        <blockquote className="border-l-4 border-seed pl-3">{withdrawal.message}</blockquote>
      )}
      <p className="text-sm">{t(withdrawal.confirmed ? "withdrawal.next" : "withdrawal.unconfirmed")}</p>
    </section>
  )
}
