import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../components/Button"
import { Notice } from "../../components/Notice"
import { PageHead } from "../../components/PageHead"

type Screen = "auth" | "profile" | "admin"

/** Says that accounts are not open yet, and leads back to what is. */
export function OpeningSoon({ screen }: { screen: Screen }) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const title = t(`${screen}.title`)
  return (
    <Notice title={title} text={t(`${screen}.text`)}>
      <PageHead title={title} />
      <Button asChild>
        <Link to="/products">{common("continueShopping")}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/">{common("backHome")}</Link>
      </Button>
    </Notice>
  )
}
