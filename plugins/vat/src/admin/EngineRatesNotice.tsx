import { Section } from "@bon-perroquet/admin-kit"
import { useTexts } from "./texts"

/** Says on the engine's own screens of tax rates that nothing is charged by them. */
export function EngineRatesNotice() {
  const { t } = useTexts()
  return <Section title={t("engineRates.title")} hint={t("engineRates.hint")} />
}
