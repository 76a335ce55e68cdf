import { useTranslation } from "react-i18next"
import { PaymentMark } from "../../../components/picture/PaymentMark"

export function PaymentMarks({ marks }: { marks: readonly string[] }) {
  const { t } = useTranslation("checkout")
  if (marks.length === 0) return null
  return (
    <section aria-label={t("accepted.title")} className="flex flex-col gap-2">
      <h3 className="font-sans text-sm font-semibold">{t("accepted.title")}</h3>
      <ul className="flex flex-wrap gap-2">
        {marks.map((mark) => (
          <PaymentMark
            key={mark}
            name={mark}
            text={mark === "Bancontact" ? t("accepted.bancontact") : mark}
          />
        ))}
      </ul>
    </section>
  )
}
