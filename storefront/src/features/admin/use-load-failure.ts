import { ShopApiError } from "@bon-perroquet/shop-react"
import { useEffect, useEffectEvent } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { toast, useFailureToast } from "../../components/toast"

/** Redirects to the shop if the server rejects the user as not an administrator. */
export function useLoadFailure(error: unknown): void {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  const sayFailure = useFailureToast()
  const tell = useEffectEvent((failure: unknown) => {
    if (!(failure instanceof ShopApiError && failure.code === "administrators_only"))
      return sayFailure(failure, t("failure.load"))
    toast({ variant: "destructive", title: t("guard.denied.title"), description: t("guard.denied.text") })
    void navigate("/", { replace: true })
  })
  useEffect(() => {
    if (error) tell(error)
  }, [error])
}
