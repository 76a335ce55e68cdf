import { customKeys, LANGUAGES } from "@bon-perroquet/contract"
import { useState } from "react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { CustomInput } from "../../../components/custom-fields/CustomFields"
import { isForSearchEngines, type TypedCustomValues } from "../../../components/custom-fields/custom-values"

const SEARCH_ENGINE_KEYS = customKeys("product").filter(isForSearchEngines)

/** Title and description in search results, which are optional. Opens if one is filled or wrong. */
export function SearchEngineFields() {
  const { t } = useTranslation("admin")
  const {
    getValues,
    formState: { errors },
  } = useFormContext<{ custom_fields: TypedCustomValues }>()
  const [isFilled] = useState(() => SEARCH_ENGINE_KEYS.some(({ key }) => getValues("custom_fields")[key]))
  const isWrong = SEARCH_ENGINE_KEYS.some(({ key }) => errors.custom_fields?.[key])
  const columns = LANGUAGES.length > 3 ? "lg:grid-cols-4" : "lg:grid-cols-3"
  return (
    <details open={isFilled || isWrong} className="rounded-card border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{t("form.seo.title")}</summary>
      <div className="flex flex-col gap-4 px-4 pb-4">
        <p className="max-w-prose text-sm text-bark">{t("form.seo.text")}</p>
        <div className={`grid items-start gap-x-6 gap-y-4 ${columns}`}>
          {SEARCH_ENGINE_KEYS.map((each) => (
            <CustomInput key={each.key} place={each} isNarrow />
          ))}
        </div>
      </div>
    </details>
  )
}
