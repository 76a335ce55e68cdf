import { Section } from "@bon-perroquet/admin-kit"
import { useTexts } from "./texts"

/** Explains on the engine's tax pages that its rates are not used. */
export function EngineRatesNotice() {
  const { t } = useTexts()
  return <Section title={t("engineRates.title")} hint={t("engineRates.hint")} />
}
