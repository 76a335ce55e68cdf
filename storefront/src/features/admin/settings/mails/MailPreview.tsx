import type { Language, MailName, MailText } from "@bon-perroquet/contract"
import { useMailPreview } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Waiting } from "../../../../components/Waiting"

type MailPreviewProps = { mail: MailName; draft: MailText & { language: Language } }

/** Shows the e-mail with sample data. */
export function MailPreview({ mail, draft }: MailPreviewProps) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useMailPreview(mail, draft, { enabled: true })
  const title = t("settings.pages.preview")
  if (!data) return <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <p lang={draft.language} className="font-semibold wrap-anywhere">
        {data.subject}
      </p>
      {/* Scripts, forms and navigation are disabled, as for every e-mail in the dashboard. */}
      <iframe
        sandbox=""
        title={data.subject}
        srcDoc={data.html}
        className="h-[70dvh] w-full rounded-card border border-line bg-white"
      />
    </section>
  )
}
