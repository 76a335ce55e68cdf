import { detailOf, ShopNetworkError } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { useMerchant } from "../../../config/merchant"

/** Explains that the message was not sent and is kept. */
export function SendFailure({ error }: { error: Error }) {
  const { t } = useTranslation("information")
  const { email } = useMerchant()
  const isNetwork = error instanceof ShopNetworkError
  const detail = detailOf(error)
  return (
    <div role="alert" className="rounded-card border border-macaw bg-macaw-wash p-4">
      <p className="font-semibold">{t("contactForm.failed.title")}</p>
      {detail && <p className="mt-1">{detail}</p>}
      <p className="mt-1">
        {isNetwork ? t("contactForm.failed.network") : t("contactForm.failed.text", { email })}
      </p>
    </div>
  )
}
