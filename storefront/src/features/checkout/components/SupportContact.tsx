import { useTranslation } from "react-i18next"
import { useMerchant } from "../../../config/merchant"

export function SupportContact() {
  const { t } = useTranslation("checkout")
  const { email, opening_hours } = useMerchant()
  return (
    <section
      aria-labelledby="support-contact"
      className="flex flex-col gap-1 rounded-card bg-sunken p-5 text-base sm:p-6"
    >
      <h2 id="support-contact" className="text-lg">
        {t("support.title")}
      </h2>
      <p>
        <a href={`mailto:${email}`} className="font-semibold underline underline-offset-2">
          {email}
        </a>
      </p>
      <p className="text-bark">{t("support.hours", opening_hours)}</p>
      <p className="text-bark">{t("support.response")}</p>
    </section>
  )
}
