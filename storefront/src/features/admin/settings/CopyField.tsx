import { Check, Copy } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { toast } from "../../../components/toast"

const COPIED_MS = 2_000

/** Shows a text that people paste elsewhere, with a button that copies it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation("admin")
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied((times) => times + 1),
      () => toast({ variant: "destructive", title: t("settings.copy.failed") }),
    )
  const Icon = copied ? Check : Copy
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        className="min-w-64 flex-1"
        label={label}
        value={text}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button variant="secondary" aria-label={t("settings.copy.of", { label })} onClick={() => void copy()}>
        <Icon aria-hidden className="size-5" />
        {t("settings.copy.action")}
      </Button>
      <span role="status" className="sr-only">
        {copied > 0 && t("settings.copy.done")}
      </span>
    </div>
  )
}
