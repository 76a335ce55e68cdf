import { LogOut, Store, UserRound } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { LanguageSelect } from "../../layout"
import { useLogOut, type SignedInUser } from "../../account"

const LINK =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-semibold hover:bg-sunken lg:min-h-10"

/** Shows the signed-in user with links to the shop and the account, and a sign-out button. */
export function Person({ user }: { user: SignedInUser }) {
  const { t } = useTranslation("admin")
  const { logOut, isPending } = useLogOut()
  const { first_name, last_name, email, role } = user
  return (
    <div className="flex flex-col gap-0.5 border-t border-line pt-3">
      <Link to="/" className={LINK}>
        <Store aria-hidden className="size-5 shrink-0" />
        {t("frame.shop")}
      </Link>
      <Link to="/profile" className={`${LINK} py-1.5`}>
        <UserRound aria-hidden className="size-5 shrink-0" />
        <span className="flex min-w-0 flex-col leading-tight">
          <span className="truncate">{`${first_name} ${last_name}`.trim() || email}</span>
          {role && <span className="truncate text-sm font-normal text-bark">{t(`roles.names.${role}`)}</span>}
        </span>
      </Link>
      <div className="flex items-center">
        <button type="button" disabled={isPending} onClick={logOut} className={LINK}>
          <LogOut aria-hidden className="size-5 shrink-0" />
          {t("frame.logOut")}
        </button>
        <LanguageSelect />
      </div>
    </div>
  )
}
