import { euro } from "@bon-perroquet/admin-kit"
import { fallingSteps } from "@bon-perroquet/contract/falling-tariff"
import { usePrompt } from "@medusajs/ui"
import type { Method } from "../records/contract"
import { useTexts } from "./texts"

/** Requests confirmation if a tariff's price falls with the weight. */
export function useTariffCheck(): (methods: readonly Method[]) => Promise<boolean> {
  const { t, locale } = useTexts()
  const ask = usePrompt()
  const kilograms = (grams: number) => new Intl.NumberFormat(locale).format(grams / 1_000)
  return async (methods) => {
    const falling = fallingSteps(methods).map(({ kind, lighter, heavier }) =>
      t("falling.step", {
        kind: t(`kind.${kind}`),
        lighter: kilograms(lighter.up_to_grams),
        more: euro(lighter.price_cents, locale),
        heavier: kilograms(heavier.up_to_grams),
        less: euro(heavier.price_cents, locale),
      }),
    )
    if (falling.length === 0) return true
    return ask({
      title: t("falling.ask"),
      description: falling.join(" "),
      confirmText: t("falling.confirm"),
      cancelText: t("falling.correct"),
    })
  }
}
