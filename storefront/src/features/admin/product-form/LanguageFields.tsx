import {
  DEFAULT_LANGUAGE,
  languageName,
  LANGUAGES,
  MAX_HANDLE,
  type InLanguages,
  type Language,
} from "@bon-perroquet/contract"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Field, TextAreaField } from "../../../components/Field"
type LanguageValues = InLanguages<"name", string> &
  InLanguages<"description", string> &
  InLanguages<"handle", string>

/** @param nameMissing error if the French name is missing */
export function LanguageFields({ nameMissing }: { nameMissing: string }) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      {LANGUAGES.map((language) => (
        <OneLanguage key={language} language={language} nameMissing={nameMissing} />
      ))}
    </div>
  )
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function OneLanguage({ language, nameMissing }: { language: Language; nameMissing: string }) {
  const { t, i18n } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const {
    register,
    formState: { errors },
  } = useFormContext<LanguageValues>()
  const [name, description] = useWatch<LanguageValues, [`name_${Language}`, `description_${Language}`]>({
    name: [`name_${language}`, `description_${language}`],
  })
  const isMissing = language !== DEFAULT_LANGUAGE && !(name.trim() && description.trim())
  const optionalLabel = language === DEFAULT_LANGUAGE ? undefined : common("optional")
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 flex items-center gap-2 font-semibold">
        {capitalised(languageName(language, i18n.language))}
        {isMissing && <Badge tone="warning">{t("form.untranslated")}</Badge>}
      </legend>
      <Field
        label={t("form.name")}
        optionalLabel={optionalLabel}
        lang={language}
        maxLength={120}
        autoComplete="off"
        error={errors[`name_${language}`] && nameMissing}
        {...register(`name_${language}`)}
      />
      <TextAreaField
        label={t("form.description")}
        optionalLabel={common("optional")}
        lang={language}
        rows={5}
        maxLength={5000}
        {...register(`description_${language}`)}
      />
      <Field
        label={t("form.handle")}
        optionalLabel={common("optional")}
        hint={t("form.handleHint")}
        maxLength={MAX_HANDLE}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={errors[`handle_${language}`] && t("form.errors.handle")}
        {...register(`handle_${language}`)}
      />
    </fieldset>
  )
}
