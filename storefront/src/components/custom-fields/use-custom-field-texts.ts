import { valueText, type CustomKey } from "@bon-perroquet/contract"
import { customValueOf } from "./custom-rules"
import { customName } from "./custom-values"
import { useCustomWords } from "./use-custom-words"

const CUSTOM = "custom_fields."

/** Returns names and values of custom fields by their path in a form, or undefined for another path. */
export function useCustomFieldTexts(keys: readonly CustomKey[]) {
  const words = useCustomWords()
  const at = (path: string) => keys.find(({ key }) => path === CUSTOM + key)
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
