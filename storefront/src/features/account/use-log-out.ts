import { useLogout } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { toast } from "../../components/toast"
import { signOut } from "./use-auth"

/** Returns a function that signs the user out. The cart stays in the account. */
export function useLogOut() {
  const { t } = useTranslation("account")
  const navigate = useNavigate()
  const { mutate, isPending } = useLogout()
  const leave = () => {
    void navigate("/")
    signOut(true)
    toast({ title: t("toast.logout") })
  }
  return { logOut: () => mutate(undefined, { onSettled: leave }), isPending }
}
