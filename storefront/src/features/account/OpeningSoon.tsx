import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../components/Button"
import { Notice } from "../../components/Notice"
import { PageHead } from "../../components/PageHead"

/** Says that the dashboard is not open yet, and leads back to what is. */
export function OpeningSoon() {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const title = t("admin.title")
  return (
    <Notice title={title} text={t("admin.text")}>
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
