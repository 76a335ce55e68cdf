import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Navigate, useLocation } from "react-router"
import { LinkButton } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { signInAddress } from "../next-address"
import type { SignedInUser } from "../session"
import { useAuth } from "../use-auth"

/**
 * Renders `children` for a signed-in user. Other visitors see a link to the sign-in, or are redirected to it if
 * their session expired. The sign-in returns to this page.
 */
export function SignedInOnly({ children }: { children: (user: SignedInUser) => ReactNode }) {
  const { t } = useTranslation("account")
  const { pathname, search } = useLocation()
  const { user, expired } = useAuth()
  if (user) return children(user)
  if (expired) return <Navigate to={signInAddress(pathname + search)} replace />
  return (
    <Notice title={t("profile.guest.title")} text={t("profile.guest.text")}>
      <PageHead title={t("profile.title")} indexed={false} />
      <LinkButton to="/auth" state={{ from: pathname + search }}>
        {t("profile.guest.login")}
      </LinkButton>
    </Notice>
  )
}
