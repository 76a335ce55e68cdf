import { MailCheck } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"

/** Confirmation that replaces the form and takes its focus. */
export function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslation("information")
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      role="status"
      className="flex flex-col items-start gap-3 self-start rounded-card border border-leaf bg-leaf-wash p-6 sm:p-8"
    >
      <MailCheck aria-hidden className="size-10 text-leaf" />
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t("contactForm.sent.title")}
      </h2>
      <p className="wrap-anywhere">{t("contactForm.sent.text", { email })}</p>
      <Button variant="secondary" onClick={onAnother}>
        {t("contactForm.sent.another")}
      </Button>
    </div>
  )
}
