import { Refusal } from "@bon-perroquet/api-kit/http"
import type { ApiError, Language } from "@bon-perroquet/contract"
import {
  contrastFaults,
  type BrandColors,
  type ContrastFault,
  type OwnTheme,
} from "@bon-perroquet/contract/theme"
import { message } from "@bon-perroquet/api-kit/messages"

/** Answers 400 `contrast_too_low` with each colour that people can't read. */
class ContrastTooLow extends Refusal {
  constructor(private readonly faults: readonly ContrastFault[]) {
    super("contrast_too_low", 400, faults[0])
  }

  override in(language: Language): ApiError {
    const errors = this.faults.map((fault) => ({
      ...{ field: `colors.${fault.color}`, code: "contrast" },
      reason: message("contrast_too_low", language, fault),
    }))
    return { ...super.in(language), errors }
  }
}

/** @throws ContrastTooLow for colours below the contrast of WCAG 2.2 AA, in light or dark mode */
export function requireContrast(colors: BrandColors, theme?: OwnTheme): void {
  const faults = contrastFaults(colors, theme)
  if (faults.length > 0) throw new ContrastTooLow(faults)
}
