import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"

export function Component() {
  const { t } = useTranslation("common")
  return (
    <Notice title={t("notFound.title")} text={t("notFound.text")} picture="/pictures/not-found.svg">
      <PageHead title={t("notFound.title")} indexed={false} />
      <Button asChild>
        <Link to="/products">{t("continueShopping")}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/">{t("backHome")}</Link>
      </Button>
    </Notice>
  )
}
