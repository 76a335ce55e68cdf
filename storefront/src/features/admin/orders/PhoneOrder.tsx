import { Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { useMay } from "../guard/use-may"

export function PhoneOrder() {
  const { t } = useTranslation("admin")
  const may = useMay()
  if (!may("orders:write")) return null
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to="/admin/orders/new">
        <Phone aria-hidden className="size-4" />
        {t("phoneOrder.begin")}
      </Link>
    </Button>
  )
}
