import { TEXT_FACTS, TIMES_TABLE, type Language } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useFacts } from "../../../../components/written-text"

/** Supported markup as typed. */
const MARKUP = [
  { name: "heading", typed: "## …" },
  { name: "list", typed: "- …" },
  { name: "steps", typed: "1. …" },
  { name: "bold", typed: "**…**" },
  { name: "italic", typed: "*…*" },
  { name: "link", typed: "[…](/contact)" },
  { name: "table", typed: "| … | … |" },
] as const

const ROW = "grid gap-x-4 gap-y-0.5 border-t border-line py-2 sm:grid-cols-[12rem_1fr]"

/** Explains the markup and the placeholders. */
export function WritingHelp({ language }: { language: Language }) {
  const { t } = useTranslation("admin")
  const facts = useFacts(language)
  return (
    <details className="rounded-card bg-sunken p-4">
      <summary className="min-h-6 cursor-pointer font-semibold">{t("settings.pages.help")}</summary>
      <p className="mt-3">{t("settings.pages.markupHint")}</p>
      <dl className="mt-2 text-sm">
        {MARKUP.map(({ name, typed }) => (
          <div key={name} className={ROW}>
            <dt className="font-mono">{typed}</dt>
            <dd>{t(`settings.pages.markup.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">{t("settings.pages.gapsHint")}</p>
      <dl className="mt-2 text-sm">
        {TEXT_FACTS.map((fact) => (
          <div key={fact} className={ROW}>
            <dt className="font-mono break-all">{`{{${fact}}}`}</dt>
            <dd lang={language} className="wrap-anywhere">
              {facts[fact] || t("settings.pages.emptyGap")}
            </dd>
          </div>
        ))}
        <div className={ROW}>
          <dt className="font-mono">{TIMES_TABLE}</dt>
          <dd>{t("settings.pages.timesGap")}</dd>
        </div>
      </dl>
    </details>
  )
}
