import { useTranslation } from "react-i18next"
import { toast } from "./store"

/** Returns a function that shows a toast and closes a part of the page, because its code could not be loaded. */
export function useMissingPart(close: () => void): () => void {
  const { t } = useTranslation("common")
  return () => {
    close()
    toast({ variant: "destructive", title: t("failure.title"), description: t("reason.network") })
  }
}
