import { languageName, LANGUAGES, type InformationText } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { TextAreaField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import type { InformationValues } from "./information-form"

type TextFieldsProps = {
  field: InformationText
  /** True if the ingredients are labelled as composition, as for feed. */ isFeed: boolean
}

export function TextFields({ field, isFeed }: TextFieldsProps) {
  const { t } = useTranslation("product-information")
  const { t: admin } = useTranslation("admin")
  const marks = admin("information.marks")
  const { language } = useLanguage()
  const { register, formState } = useFormContext<InformationValues>()
  const label = t(`fields.${field === "ingredients" && isFeed ? "composition" : field}`)
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-4 lg:grid-cols-3">
        {LANGUAGES.map((each) => (
          <TextAreaField
            key={each}
            label={`${label} (${languageName(each, language)})`}
            lang={each}
            rows={3}
            error={formState.errors[`${field}_${each}`] && admin("information.wrong.text")}
            {...register(`${field}_${each}`)}
          />
        ))}
      </div>
      {field === "ingredients" && <p className="text-sm text-bark">{marks}</p>}
    </div>
  )
}
