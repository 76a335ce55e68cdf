import { valueText, type CustomKey } from "@bon-perroquet/contract"
import { customValueOf } from "./custom-rules"
import { customName } from "./custom-values"
import { useCustomWords } from "./use-custom-words"

/**
 * Returns names and values of custom fields by their path in a form, or undefined for another path. Fields of sizes are
 * at `variant_custom_fields` and `variants.N.custom_fields`.
 */
export function useCustomFieldTexts(keys: readonly CustomKey[]) {
  const words = useCustomWords()
  const at = (path: string) =>
    keys.find(({ key }) => new RegExp(`(^|[._])custom_fields\\.${key}$`).test(path))
  return {
    nameOf: (path: string): string | undefined => {
      const custom = at(path)
      return custom && customName(custom, words.language)
    },
    valueOf: (path: string, value: unknown): string | undefined => {
      const custom = at(path)
      if (!custom) return undefined
      const saved = customValueOf(custom, value as string | string[]) ?? null
      return saved === null ? "" : valueText(custom.field, saved, words)
    },
  }
}
