import { unknownGaps, type Language, type PageSource } from "@bon-perroquet/contract"
import { Eye } from "lucide-react"
import { useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field, TextAreaField } from "../../../../components/Field"
import { BackToOriginal } from "../BackToOriginal"
import type { PageValues } from "./page-form"
import { PagePreview } from "./PagePreview"
import { WritingHelp } from "./WritingHelp"

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
