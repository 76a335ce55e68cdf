import type { Right } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { useMay } from "./use-may"

/** Renders its children only for administrators with a right. */
export function ForRight({ right, children }: { right: Right; children: ReactNode }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  if (may(right)) return children
  return (
    <Notice title={t("roles.notAllowed.title")} text={t("roles.notAllowed.text")}>
      <PageHead title={t("roles.notAllowed.title")} indexed={false} />
      <Button asChild>
        <Link to="/admin">{t("back")}</Link>
      </Button>
    </Notice>
  )
}
