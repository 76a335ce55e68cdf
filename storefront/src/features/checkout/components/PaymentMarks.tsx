import { useShopFacts } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"

/** Accepted payment methods by name, because logos are trademarks. */
export function PaymentMarks() {
  const { t } = useTranslation("checkout")
  const { payment_marks = [] } = useShopFacts()
  if (payment_marks.length === 0) return null
  return (
    <section aria-label={t("accepted.title")} className="flex flex-col gap-2">
      <h3 className="font-sans text-sm font-semibold">{t("accepted.title")}</h3>
      <ul className="flex flex-wrap gap-2">
        {payment_marks.map((mark) => (
          <li
            key={mark}
            className="rounded-control border border-line bg-paper px-2 py-1 text-xs font-semibold"
          >
            {mark === "Bancontact" ? t("accepted.bancontact") : mark}
          </li>
        ))}
      </ul>
    </section>
  )
}
