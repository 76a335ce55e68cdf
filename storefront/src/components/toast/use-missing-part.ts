import { useTranslation } from "react-i18next"
import { toast } from "./store"

/** Tells that what was asked for did not come; nothing is seen of it where the toasts' own code is missing as well. */
export function useMissingPart() {
  const { t } = useTranslation("common")
  return () => toast({ variant: "destructive", title: t("failure.title"), description: t("reason.network") })
}
