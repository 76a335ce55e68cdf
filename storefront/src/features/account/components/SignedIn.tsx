import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { useNextAddress } from "../next-address"
import type { SignedInUser } from "../session"

/** Shown instead of the sign-in to signed-in people, with links. */
export function SignedIn({ user }: { user: SignedInUser }) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const { asked, cameFrom } = useNextAddress()
  const next = asked ?? cameFrom
  const title = t("auth.welcome", { name: user.first_name })
  return (
    <Notice title={title} text={t("auth.signedIn", { email: user.email })}>
      <PageHead title={title} indexed={false} />
      <Button asChild>
        <Link to={next ?? "/products"}>{next ? t("auth.goOn") : common("continueShopping")}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/profile">{t("auth.toProfile")}</Link>
      </Button>
    </Notice>
  )
}
