import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"

type EmptyCartProps = {
  /** Called when the shopper opens the product list. */
  onLeave?: () => void
}

export function EmptyCart({ onLeave }: EmptyCartProps) {
  const { t } = useTranslation("cart")
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      <img src="/pictures/empty-cart.svg" alt="" width={240} height={180} className="h-40 w-auto" />
      <p className="font-serif text-xl font-semibold">{t("empty.title")}</p>
      <p className="max-w-xs text-bark">{t("empty.text")}</p>
      <Button asChild>
        <Link to="/products" onClick={onLeave}>
          {t("continueShopping")}
        </Link>
      </Button>
    </div>
  )
}
