import { UserRound } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router"
import { Badge } from "../../components/Badge"
import { useAuth } from "../account"

const LOOKS = "touch-target inline-flex items-center gap-2 rounded-pill px-3 font-semibold hover:bg-sunken"

type AccountLinkProps = { className?: string; onClick?: () => void }

export function AccountLink({ className = "", onClick }: AccountLinkProps) {
  const { t } = useTranslation("layout")
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  if (!user) {
    return (
      <Link
        to="/auth"
        state={{ from: pathname + search }}
        onClick={onClick}
        className={`${LOOKS} ${className}`}
      >
        <UserRound aria-hidden className="size-5" />
        {t("login")}
      </Link>
    )
  }
  // The accessible name contains all visible text, because voice control needs it.
  const name = user.is_admin ? `${user.first_name} ${t("adminMark")}` : user.first_name
  return (
    <Link
      to="/profile"
      onClick={onClick}
      aria-label={t("profileOf", { name })}
      className={`${LOOKS} ${className}`}
    >
      <UserRound aria-hidden className="size-5" />
      <span className="max-w-32 truncate">{user.first_name}</span>{" "}
      {user.is_admin && <Badge tone="success">{t("adminMark")}</Badge>}
    </Link>
  )
}
