import { useSystemHealth } from "@bon-perroquet/shop-react/admin"
import { MailX } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"

/** Warns that customers receive no e-mail until a mail server is configured. */
export function MailServerNotice() {
  const { t } = useTranslation("admin")
  const { data } = useSystemHealth()
  const id = useId()
  if (!data || data.mail.has_server) return null
  return (
    <section aria-labelledby={id} className="flex items-start gap-3 rounded-card bg-seed-wash p-4 sm:p-5">
      <MailX aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <h2 id={id} className="text-lg">
          {t("mailServer.title")}
        </h2>
        <p className="text-sm">{t("mailServer.text")}</p>
      </div>
    </section>
  )
}
