import { useTranslation } from "react-i18next"

const MARKS = ["Visa", "Mastercard", "American Express"] as const

/** Accepted payment methods by name, because logos are trademarks. */
export function PaymentMarks() {
  const { t } = useTranslation("checkout")
  return (
    <section aria-label={t("accepted.title")} className="flex flex-col gap-2">
      <h3 className="font-sans text-sm font-semibold">{t("accepted.title")}</h3>
      <ul className="flex flex-wrap gap-2">
        {[...MARKS, t("accepted.bancontact")].map((mark) => (
          <li
            key={mark}
            className="flex items-center gap-1.5 rounded-control border border-line bg-paper px-2 py-1 text-xs font-semibold"
          >
            <svg viewBox="0 0 20 14" aria-hidden className="h-3.5 w-5 text-bark">
              <rect x="0.75" y="0.75" width="18.5" height="12.5" rx="2" fill="none" stroke="currentColor" />
              <path d="M1 4.5h18" stroke="currentColor" strokeWidth="2" />
            </svg>
            {mark}
          </li>
        ))}
      </ul>
    </section>
  )
}
