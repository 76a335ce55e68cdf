import { languageName, LANGUAGES } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, TextAreaField } from "../../../../components/Field"
import { useLanguage } from "../../../../i18n"
import { FieldGroup } from "../FieldGroup"
import type { HomeValues } from "./home-form"

export function HeroFields() {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  const { register, formState } = useFormContext<HomeValues>()
  const wrong = formState.errors.texts
  return LANGUAGES.map((language) => (
    <FieldGroup key={language} title={t("settings.home.texts", { language: languageName(language, reader) })}>
      <Field
        label={t("settings.home.fields.title")}
        lang={language}
        error={wrong?.[language]?.title && t("settings.home.wrong.title")}
        {...register(`texts.${language}.title`)}
      />
      <TextAreaField
        label={t("settings.home.fields.subtitle")}
        lang={language}
        rows={3}
        error={wrong?.[language]?.subtitle && t("settings.home.wrong.subtitle")}
        {...register(`texts.${language}.subtitle`)}
      />
    </FieldGroup>
  ))
}
