import type { Language } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

const NAMED = ["home", "pickup_point", "locker"] as const

/** Returns a function that names a kind of delivery, for example "À domicile". */
export function useKindName(language: Language): (code: string) => string {
  const { t } = useTranslation("delivery", { lng: language })
  return (code) => t(`kinds.${NAMED.find((name) => name === code) ?? "other"}`)
}
