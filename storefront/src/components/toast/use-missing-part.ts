import { useTranslation } from "react-i18next"
import { toast } from "./store"

/**
 * What to do when the code of something that was opened did not come: closes it, and tells so. Nothing is seen of that where the toasts'
 * own code is missing as well.
 */
export function useMissingPart(close: () => void): () => void {
  const { t } = useTranslation("common")
  return () => {
    close()
    toast({ variant: "destructive", title: t("failure.title"), description: t("reason.network") })
  }
}
