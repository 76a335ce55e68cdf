import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"

const PROBE = "bp_probe"

/** Returns whether the browser can store data. Otherwise the cart is lost when the page is closed. */
function canStore(): boolean {
  try {
    window.localStorage.setItem(PROBE, "1")
    window.localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

type EmptyCartProps = {
  onLeave?: () => void
}

export function EmptyCart({ onLeave }: EmptyCartProps) {
  const { t } = useTranslation("cart")
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      <img src="/pictures/empty-cart.svg" alt="" width={240} height={180} className="h-40 w-auto" />
      <p className="font-serif text-xl font-semibold">{t("empty.title")}</p>
      <p className="max-w-xs text-bark">{t("empty.text")}</p>
      {!canStore() && (
        <p role="status" className="max-w-prose rounded-card bg-seed-wash p-4 text-left">
          {t("empty.blocked")}
        </p>
      )}
      <LinkButton to="/products" onClick={onLeave}>
        {t("continueShopping")}
      </LinkButton>
    </div>
  )
}
