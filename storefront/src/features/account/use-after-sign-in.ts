import type { SignedIn } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { toast } from "../../components/toast"
import { useNextAddress } from "./next-address"
import { keepSignedIn } from "./use-auth"

/** Returns a function that greets and redirects: to the requested page, the shop, or the dashboard. */
export function useAfterSignIn() {
  const { t } = useTranslation("account")
  const navigate = useNavigate()
  const { asked, cameFrom } = useNextAddress()
  return (answer: SignedIn) => {
    const { first_name: name, is_admin } = answer.user
    keepSignedIn(answer)
    void navigate(asked ?? (is_admin ? "/admin" : (cameFrom ?? "/")), { replace: true })
    toast({ variant: "success", title: t("toast.login.title"), description: t("toast.login.text", { name }) })
  }
}
