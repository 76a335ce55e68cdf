import {
  unknownGaps,
  type Language,
  type PageSource,
  fillGaps,
  TEXT_FACTS,
  TIMES_TABLE,
  LANGUAGES,
  pageSourceSchema,
  perLanguage,
} from "@bon-perroquet/contract"
import { Eye } from "lucide-react"
import { useState, useDeferredValue } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field, TextAreaField } from "../../../../components/Field"
import { BackToOriginal } from "../BackToOriginal"
import { parsePage } from "@bon-perroquet/contract/markup"
import { useFacts, WrittenSections } from "../../../../components/written-text"
import { z } from "zod"

type PageLanguageProps = { language: Language; original: PageSource }

export function PageLanguage({ language, original }: PageLanguageProps) {
  const { t } = useTranslation("admin")
  const { register, formState } = useFormContext<PageValues>()
  const source = useWatch<PageValues, Language>({ name: language })
  const [isShown, show] = useState(false)
  const wrong = formState.errors[language]
  const faultOf = (field: keyof PageSource) => {
    if (!wrong?.[field]) return undefined
    const [gap] = unknownGaps(source[field])
    return gap ? t("settings.pages.wrong.gap", { gap }) : t("settings.pages.wrong.length")
  }
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t("settings.pages.fields.title")}
        lang={language}
        error={faultOf("title")}
        {...register(`${language}.title`)}
      />
      <TextAreaField
        label={t("settings.pages.fields.intro")}
        lang={language}
        rows={2}
        error={faultOf("intro")}
        {...register(`${language}.intro`)}
      />
      <TextAreaField
        label={t("settings.pages.fields.text")}
        lang={language}
        rows={18}
        error={faultOf("text")}
        {...register(`${language}.text`)}
      />
      <WritingHelp language={language} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-expanded={isShown} onClick={() => show(!isShown)}>
          <Eye aria-hidden className="size-5" />
          {t("settings.pages.preview")}
        </Button>
        <BackToOriginal language={language} written={source} original={original} />
      </div>
      {isShown && <PagePreview language={language} source={source} />}
    </div>
  )
}

function PagePreview({ language, source }: { language: Language; source: PageSource }) {
  const { t } = useTranslation("admin")
  const [today] = useState(() => new Date().toISOString())
  const facts = useFacts(language, today)
  const { title, intro, sections } = parsePage(useDeferredValue(source))
  return (
    <section
      aria-label={t("settings.pages.preview")}
      lang={language}
      className="rounded-card border border-line bg-paper p-5 sm:p-8"
    >
      <p className="font-serif text-2xl font-semibold">{fillGaps(title, facts)}</p>
      <p className="mt-3 text-lg text-bark">{fillGaps(intro, facts)}</p>
      <div className="max-w-text">
        <WrittenSections sections={sections} facts={facts} language={language} />
      </div>
    </section>
  )
}

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

function WritingHelp({ language }: { language: Language }) {
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

export const pageFormSchema = z.object(perLanguage(LANGUAGES, () => pageSourceSchema))
export type PageValues = Record<Language, PageSource>
