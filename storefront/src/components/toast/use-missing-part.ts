import { useTranslation } from "react-i18next"
import { toast } from "./store"

/** Closes an opened part whose code failed to load, and shows a toast. */
export function useMissingPart(close: () => void): () => void {
  const { t } = useTranslation("common")
  return () => {
    close()
    toast({ variant: "destructive", title: t("failure.title"), description: t("reason.network") })
  }
}
