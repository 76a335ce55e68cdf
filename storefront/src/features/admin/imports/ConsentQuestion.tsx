import type { ImportConsent } from "@bon-perroquet/contract"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"

/** Asks for the date and source of the newsletter consents in a customer file, as proof of them. */
export function ConsentQuestion({ onAnswer }: { onAnswer: (consent: ImportConsent) => void }) {
  const { t } = useTranslation("admin")
  const id = useId()
  const [source, setSource] = useState("")
  const [since, setSince] = useState("")
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-seed p-4"
    >
      <p id={id} className="font-semibold">
        {t("imports.customers.consent.question")}
      </p>
      <p className="text-sm text-bark">{t("imports.customers.consent.text")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("imports.customers.consent.source")}
          hint={t("imports.customers.consent.sourceHint")}
          maxLength={200}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        <Field
          type="date"
          label={t("imports.customers.consent.since")}
          hint={t("imports.customers.consent.sinceHint")}
          value={since}
          onChange={({ target }) => setSince(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!source.trim() || !since}
          onClick={() => onAnswer({ source: source.trim(), since })}
        >
          {t("imports.customers.consent.take")}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer("none")}>
          {t("imports.customers.consent.leave")}
        </Button>
      </div>
    </div>
  )
}
