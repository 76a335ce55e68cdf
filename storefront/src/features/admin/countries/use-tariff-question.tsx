import { fallingSteps, formatCents, FORMAT_LOCALE_OF, type CountryMethod } from "@bon-perroquet/contract"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Confirmation } from "../../../components/Dialog"
import { useLanguage } from "../../../i18n"

/** Asks for a confirmation before saving a tariff whose price falls with the weight. */
export function useTariffQuestion(save: (methods: CountryMethod[]) => void) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const [uncertainMethods, setUncertainMethods] = useState<CountryMethod[] | null>(null)
  const kilograms = (grams: number) => new Intl.NumberFormat(FORMAT_LOCALE_OF[language]).format(grams / 1_000)
  const lines = fallingSteps(uncertainMethods ?? []).map(({ kind, lighter, heavier }) =>
    t("settings.countries.falling.step", {
      kind: t(`settings.countries.kinds.${kind}`),
      lighter: kilograms(lighter.up_to_grams),
      more: formatCents(lighter.price_cents, language),
      heavier: kilograms(heavier.up_to_grams),
      less: formatCents(heavier.price_cents, language),
    }),
  )
  const question = uncertainMethods && (
    <Confirmation
      open
      onClose={() => setUncertainMethods(null)}
      title={t("settings.countries.falling.title")}
      text={lines.join(" ")}
      action={t("settings.countries.falling.confirm")}
      cancel={t("settings.countries.falling.correct")}
      onConfirm={() => save(uncertainMethods)}
    />
  )
  return {
    question,
    askOrSave: (methods: CountryMethod[]) =>
      fallingSteps(methods).length > 0 ? setUncertainMethods(methods) : save(methods),
  }
}
